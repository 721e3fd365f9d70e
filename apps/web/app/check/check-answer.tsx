import type { Check, CheckEntry, SimilarName } from "@uchit/contract/check.ts";
import type { ReactNode } from "react";
import { SourcedText } from "#app/facts/figure.tsx";
import { SourceList } from "#app/facts/source-list.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { formatAcademicYear } from "#app/facts/words/place-words.ts";
import { sourceHref } from "#app/paths.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink, LinkLine } from "#app/shell/page/link.tsx";
import { SiteLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { monthWords } from "./month-words.ts";

export function CheckAnswer({ answer, place, course = "" }: { answer: Check; place: string; course?: string }) {
	const { t, paths } = usePage();
	const { verdict, entries, similar, isPlaceKnown, isByOtherName, sources } = answer;
	// A different spelling must not look like a warning: similar names come first.
	const isNear = isNearOnly(answer);
	return (
		<>
			<Section id="verdict" title={t("check.answer")} className="mt-3 max-w-text" headingClass="sr-only">
				<p role="status" className="text-pretty font-semibold text-xl [overflow-wrap:anywhere]">
					<VerdictWords answer={answer} place={place} />
				</p>
				{isByOtherName && <p className="mt-2">{t("check.otherName")}</p>}
				{isPlaceKnown === false && <p className="mt-2">{t("check.unknownPlace", { place })}</p>}
				{entries.length > 0 && <Entries answer={answer} />}
				{isNear && <Similar similar={similar} />}
			</Section>
			{course !== "" && (
				<Part id="course" title={t("check.course.title", { course })}>
					<CourseAnswer answer={answer} />
				</Part>
			)}
			<Part id="proves" title={t("check.proves")}>
				<p>{t(`check.not.${isNear ? "near" : verdict}`)}</p>
			</Part>
			{similar.length > 0 && !isNear && (
				<Part id="similar" title={t("check.similar")}>
					<p>{similar.some(hasSameName) ? t("check.similarSame") : t("check.similarNote")}</p>
					<Similar similar={similar} />
				</Part>
			)}
			<Part id="ask" title={t("check.ask")}>
				<Bodies ask={answer.ask} />
			</Part>
			<Part id="reply" title={t("check.reply")}>
				<p>
					{t.rich("check.replyHow", {
						contact: (words) => <InlineLink to={paths.page("contact-us")}>{words}</InlineLink>,
					})}
				</p>
			</Part>
			<SourceList sources={sources} />
		</>
	);
}

function isNearOnly({ verdict, similar }: Check): boolean {
	return verdict === "not-found" && similar.length > 0 && !similar.some(hasSameName);
}

const hasSameName = ({ isSameName }: SimilarName) => isSameName === true;

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<Section id={id} title={title} className="mt-8 max-w-text">
			<div className="mt-2">{children}</div>
		</Section>
	);
}

function CourseAnswer({ answer: { course, sources } }: { answer: Check }) {
	const { t } = usePage();
	if (course === undefined) return <p>{t("check.course.first")}</p>;
	const { council, mode, list, entries } = course;
	const body = council === "ugc" ? t("check.body.ugc") : t(`little.council.${council}`);
	if (mode !== undefined && entries.length === 0) return <p>{t("check.course.mode")}</p>;
	if (list === undefined)
		return <p>{council === "ugc" ? t("check.course.university") : t("check.course.notHeld", { body })}</p>;
	const year = formatAcademicYear(list.year);
	const printed = new Set(entries.map((row) => (row.mode === "regular" ? row.course : `${row.course} (${row.mode})`)));
	if (entries.length === 0) return <p>{t("check.course.none", { body, year })}</p>;
	return (
		<>
			<p>
				<SourcedText
					value={t("check.course.listed", { body, year })}
					source={createSourceNamer(sources)(list.sourceId)}
					href={sourceHref(list.sourceId)}
				/>
			</p>
			<ul lang="en" className="mt-2 list-disc pl-5">
				{[...printed].map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</>
	);
}

function VerdictWords({ answer, place }: { answer: Check; place: string }) {
	const { t, language } = usePage();
	const { verdict, why, entries, total, ask } = answer;
	const [first] = entries;
	const name = first?.name ?? "";
	switch (verdict) {
		case "listed-fake": {
			const address = ask.find(({ body }) => body === "ugc")?.address;
			const isBoth = entries.some(({ list }) => list !== "ugc-fake");
			return (
				<>
					{t("check.verdict.listed-fake", { month: monthWords(language, first?.date ?? "") })}{" "}
					{address !== undefined && <SiteLink href={address} rel="noreferrer nofollow" />}{" "}
					{isBoth && t("check.verdict.both")}
				</>
			);
		}
		case "recognised":
			return t("check.verdict.recognised", { name });
		case "ambiguous":
			return t(place === "" ? "check.verdict.ambiguous" : "check.verdict.ambiguous-there", { total });
		case "not-found":
			return t(isNearOnly(answer) ? "check.verdict.near" : "check.verdict.not-found");
		case "partly":
			return why === "other-place" || why === undefined
				? t("check.verdict.other-place", { place })
				: t(`check.verdict.${why}`, { name });
	}
}

function Entries({ answer: { verdict, entries, sources } }: { answer: Check }) {
	const { t, paths, language } = usePage();
	const sourceName = createSourceNamer(sources);
	const hasSeveral = verdict === "ambiguous" || new Set(entries.map(({ name }) => name)).size > 1;
	return (
		<ul className="mt-4 divide-y divide-line border-line border-y">
			{entries.map((entry, index) => (
				<li key={`${entry.list} ${entry.slug} ${entry.place} ${entry.as}`} className="py-3 [overflow-wrap:anywhere]">
					{hasSeveral && entry.list !== "ugc-fake" && <strong className="block">{entry.name}</strong>}
					<SourcedText
						value={entryWords(t, language, entry)}
						source={sourceName(entry.sourceId)}
						href={sourceHref(entry.sourceId)}
					/>
					{entry.place !== undefined && (
						<span lang="en" className="block text-quiet">
							{entry.place}
						</span>
					)}
					{entry.slug !== undefined && entry.slug !== entries[index + 1]?.slug && (
						<LinkLine to={paths.college(entry.slug)}>{t("check.page")}</LinkLine>
					)}
				</li>
			))}
		</ul>
	);
}

/** "UGC’s list of universities: Deemed University, since 1958 (2025)". */
function entryWords(t: Translate, language: Language, { list, as, since, date }: CheckEntry): string {
	const what = since === undefined || as.includes(since) ? as : t("check.since", { what: as, year: since });
	const line = t("check.entry", { list: t(`check.list.${list}`), what });
	return date === undefined ? line : t("check.dated", { line, date: monthWords(language, date) });
}

function Similar({ similar }: Pick<Check, "similar">) {
	const { t, paths, language } = usePage();
	return (
		<ul className="mt-2 divide-y divide-line border-line border-y">
			{similar.map(({ name, place, date = "", slug, isListedFake }) => (
				<li key={`${name} ${place}`} className="py-3 [overflow-wrap:anywhere]">
					{slug === undefined ? name : <LinkLine to={paths.college(slug)}>{name}</LinkLine>}
					<span className="block text-quiet">
						{place !== undefined && <span lang="en">{place}</span>}
						{place !== undefined && isListedFake && " · "}
						{isListedFake && t("check.listed", { month: monthWords(language, date) })}
					</span>
				</li>
			))}
		</ul>
	);
}

function Bodies({ ask }: Pick<Check, "ask">) {
	const { t } = usePage();
	return (
		<ul className="list-disc space-y-1 pl-5">
			{ask.map(({ body, address }) => (
				<li key={body}>
					{body === "ugc" || body === "state" ? t(`check.body.${body}`) : t(`little.council.${body}`)}
					{address !== undefined && (
						<>
							{": "}
							<SiteLink rel="noreferrer nofollow" href={address} />
						</>
					)}
				</li>
			))}
		</ul>
	);
}
