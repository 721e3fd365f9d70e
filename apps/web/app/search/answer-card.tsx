import type { ReactNode } from "react";
import { Figure, SourcedText } from "#app/facts/figure.tsx";
import { sourceHref } from "#app/paths.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { SCROLLED_BY_KEYS } from "#app/ui/scrolled-by-keys.ts";
import type { CardWords, SourcedFigure } from "./card/card-parts.ts";

type SourceName = (id: string) => string;

export function AnswerCard({
	words,
	sourceName,
	language,
}: {
	words: CardWords;
	sourceName: SourceName;
	language: Language;
}) {
	const t = useTranslations();
	const pageLanguage = useLanguage();
	return (
		<section
			aria-labelledby="answer"
			lang={language === pageLanguage ? undefined : language}
			className="mt-6 rounded-lg border border-line bg-raised p-5 sm:p-6"
		>
			<h2 id="answer" className="text-quiet text-sm">
				{t("ask.answer")}
			</h2>
			<Main words={words} sourceName={sourceName} />
			<p className="mt-1 max-w-text">{words.sentence}</p>
			{words.followUps?.map(({ text, label, to }) => (
				<p key={text} className="mt-2 max-w-text border-accent border-l-2 pl-3 text-sm">
					{text}{" "}
					<Link to={to} className="link font-semibold">
						{label}
					</Link>
				</p>
			))}
			{words.facts !== undefined && words.facts.length > 0 && <Facts facts={words.facts} sourceName={sourceName} />}
			{words.notes?.map(
				(note) =>
					note && (
						<p key={note} className="mt-1 max-w-text text-quiet text-sm">
							{note}
						</p>
					),
			)}
			{words.english !== undefined && (
				<p lang="en" className="mt-1 max-w-text text-quiet text-sm">
					{words.english}
				</p>
			)}
			{words.list !== undefined && words.list.length > 0 && <Listed list={words.list} />}
			<p className="mt-2 flex flex-wrap gap-x-6">
				{words.links?.map(
					(link) =>
						link && (
							<Next key={link.to} to={link.to}>
								{link.label}
							</Next>
						),
				)}
			</p>
		</section>
	);
}

function Main({ words: { figure, table }, sourceName }: { words: CardWords; sourceName: SourceName }) {
	if (table !== undefined) return <ComparisonTable table={table} sourceName={sourceName} />;
	if (figure === undefined) return null;
	return (
		<p className="mt-1 font-semibold text-2xl">
			{figure.sourceId === undefined ? (
				figure.value
			) : (
				<SourcedText value={figure.value} source={sourceName(figure.sourceId)} href={sourceHref(figure.sourceId)} />
			)}
		</p>
	);
}

function Facts({ facts, sourceName }: { facts: NonNullable<CardWords["facts"]>; sourceName: SourceName }) {
	return (
		<dl className="mt-3 border-line border-t">
			{facts.map(({ figure, sourceId, sentence }) => (
				<div key={sentence} className="border-line border-b py-2">
					<dt className="font-semibold text-lg">
						{sourceId === undefined ? (
							figure
						) : (
							<SourcedText value={figure} source={sourceName(sourceId)} href={sourceHref(sourceId)} />
						)}
					</dt>
					<dd className="max-w-text text-sm">{sentence}</dd>
				</div>
			))}
		</dl>
	);
}

function Listed({ list }: { list: NonNullable<CardWords["list"]> }) {
	return (
		<ol className="mt-3 border-line border-t">
			{list.map(({ to, name, detail, value, site }) => (
				<li
					key={`${to} ${detail}`}
					className="flex min-h-11 items-center justify-between gap-4 border-line border-b py-1"
				>
					<span className="min-w-0">
						<Link to={to} className="link">
							{name}
						</Link>
						{detail !== undefined && <span className="block text-quiet text-sm">{detail}</span>}
						{site !== undefined && (
							<a
								href={site}
								rel="noopener nofollow"
								className="link block py-1 font-normal text-sm [overflow-wrap:anywhere]"
							>
								{new URL(site).host}
							</a>
						)}
					</span>
					{value !== undefined && <span className="flex-none font-semibold text-sm tabular-nums">{value}</span>}
				</li>
			))}
		</ol>
	);
}

/** A number stays on one line but on a phone, where its year goes below it; text, which has no year, may wrap. */
function ComparedFigure({ figure, source }: { figure: SourcedFigure; source: string }) {
	const href = sourceHref(figure.sourceId);
	if (figure.year !== undefined) return <Figure {...figure} source={source} href={href} />;
	return <SourcedText value={figure.value} source={source} href={href} />;
}

const TABLE_OF: Readonly<Record<number, string>> = { 3: "text-sm sm:text-base", 4: "min-w-110" };

function ComparisonTable({ table, sourceName }: { table: NonNullable<CardWords["table"]>; sourceName: SourceName }) {
	return (
		<section aria-label={table.label} {...SCROLLED_BY_KEYS} className="relative overflow-x-auto">
			<table className={`mt-2 w-full table-fixed text-left ${TABLE_OF[table.columns.length] ?? ""}`}>
				<thead>
					<tr>
						{table.columns.map(({ to, name }) => (
							<th key={to} scope="col" className="py-2 pr-3 align-bottom font-semibold text-sm">
								<Link to={to} className="link">
									{name}
								</Link>
							</th>
						))}
					</tr>
				</thead>
				{table.rows.map(({ label, figures }) => (
					<tbody key={label} className="border-line border-t">
						<tr>
							<th colSpan={figures.length} scope="rowgroup" className="pt-2 font-normal text-quiet text-sm">
								{label}
							</th>
						</tr>
						<tr>
							{figures.map((figure, place) => (
								<td
									key={table.columns[place]?.to}
									className="pr-3 pb-2 align-top font-semibold max-sm:[&_.figure]:whitespace-normal"
								>
									{figure === undefined ? "–" : <ComparedFigure figure={figure} source={sourceName(figure.sourceId)} />}
								</td>
							))}
						</tr>
					</tbody>
				))}
			</table>
		</section>
	);
}

function Next({ to, children }: { to: string; children: ReactNode }) {
	const className = "link inline-flex min-h-11 items-center";
	if (/^(?:https?|tel):/.test(to)) {
		return (
			<a href={to} rel="noopener nofollow" className={className}>
				{children}
			</a>
		);
	}
	return (
		<Link to={to} className={className}>
			{children}
		</Link>
	);
}
