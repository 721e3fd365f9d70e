import { UNIVERSITY_SOURCES, type UniversityAbroad } from "@uchit/contract/study-abroad.ts";
import { Figure } from "#app/facts/figure.tsx";
import { formatLocalMoney } from "#app/facts/words/money.ts";
import { sourceHref } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { hostOf } from "./lists.ts";

type SourceName = (id: string) => string;

/** The name links to the university's own site, for which we do not vouch. */
export function UniversityRows({
	universities,
	sourceName,
}: {
	universities: readonly UniversityAbroad[];
	sourceName: SourceName;
}) {
	return (
		<ul className="divide-y divide-line border-line border-y">
			{universities.map((university) => (
				<li key={university.id} className="py-2.5">
					<Row university={university} sourceName={sourceName} />
				</li>
			))}
		</ul>
	);
}

function Row({ university, sourceName }: { university: UniversityAbroad; sourceName: SourceName }) {
	const t = useTranslations();
	const { name, city, region, site, alsoCalled, groups, established } = university;
	const place = [...new Set([city, region])].filter((part) => part !== undefined).join(", ");
	const year =
		established === undefined ? undefined : (
			<Figure
				value={t("university.list.established", { year: established })}
				source={sourceName(UNIVERSITY_SOURCES.foundation)}
				href={sourceHref(UNIVERSITY_SOURCES.foundation)}
			/>
		);
	return (
		<>
			<p lang="en" className="break-words font-semibold">
				{site === undefined ? (
					name
				) : (
					<a href={site} rel="nofollow noopener" className="link inline-flex min-h-7 items-center">
						{name}
						<span className="sr-only"> ({hostOf(site)})</span>
					</a>
				)}
			</p>
			<p className="text-quiet text-sm">
				{place !== "" && (
					<span lang="en" className="mr-3">
						{place}
					</span>
				)}
				{year !== undefined && <span className="mr-3">{year}</span>}
				{groups.length > 0 && (
					<span lang="en" className="mr-3">
						{groups.join(", ")}
					</span>
				)}
				{site === undefined && t("university.noSite")}
			</p>
			{alsoCalled.length > 0 && (
				<p className="line-clamp-1 text-quiet text-xs">
					{t("university.list.alsoCalled", { names: alsoCalled.join(", ") })}
				</p>
			)}
			<Figures university={university} sourceName={sourceName} />
		</>
	);
}

function Figures({ university, sourceName }: { university: UniversityAbroad; sourceName: SourceName }) {
	const t = useTranslations();
	const { tuitionUsd, costUsd, admissionRate, earningsUsd } = university;
	const figures = [
		{ key: "tuition" as const, value: tuitionUsd && formatLocalMoney(tuitionUsd, "USD") },
		{ key: "cost" as const, value: costUsd && formatLocalMoney(costUsd, "USD") },
		{ key: "admitted" as const, value: admissionRate && `${Math.max(1, Math.round(admissionRate * 100))}%` },
		{ key: "earnings" as const, value: earningsUsd && formatLocalMoney(earningsUsd, "USD") },
	].filter(({ value }) => value !== undefined);
	if (tuitionUsd === undefined && admissionRate === undefined) return null;
	return (
		<dl className="mt-0.5 flex flex-wrap gap-x-4 text-sm">
			{figures.map(({ key, value }) => (
				<div key={key}>
					<dt className="inline text-quiet">{t(`university.list.${key}`)} </dt>
					<dd className="inline font-semibold">
						<Figure
							value={value}
							source={sourceName(UNIVERSITY_SOURCES.usFigures)}
							href={sourceHref(UNIVERSITY_SOURCES.usFigures)}
						/>
					</dd>
				</div>
			))}
		</dl>
	);
}
