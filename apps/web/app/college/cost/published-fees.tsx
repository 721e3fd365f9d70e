import type { FeeSummary } from "@uchit/contract/fee.ts";
import { noticeHoldsUntil } from "@uchit/contract/fee-kind.ts";
import { Figure, SourcedText } from "#app/facts/figure.tsx";
import { feeWords } from "#app/facts/words/fee-words.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { formatAcademicYear } from "#app/facts/words/place-words.ts";
import { sourceHref } from "#app/paths.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Section } from "#app/ui/section.tsx";
import { type FeeGroup, isNotice, isOutOfDate, newestFees } from "./group-fees.ts";

type PublishedFeesProps = {
	summaries: readonly FeeSummary[];
	groups: readonly FeeGroup[];
	/** 2026-11-23, in India: a notice's fee is out of date once its academic year is over. */
	today: string;
	sourceName: (id: string) => string;
};

export function PublishedFees({ summaries, groups, today, sourceName }: PublishedFeesProps) {
	const { t } = usePage();
	const newest = newestFees(groups);
	const earlier = groups.filter((group) => !newest.includes(group));
	const block = newest.find((group) => group.block !== undefined)?.block;
	return (
		<Section id="fees" title={t("cost.fees.heading")} className="mt-10">
			{summaries.map((summary) => (
				<div key={summary.sourceId} className="mt-4">
					<p className="font-semibold text-2xl">
						<SourcedText
							value={feeWords(t, summary)}
							source={sourceName(summary.sourceId)}
							href={sourceHref(summary.sourceId)}
						/>
					</p>
					<p className="mt-1">
						{t(`fee.covers.${summary.covers}`)} · {t(`fee.quota.${summary.quota}`)} · {formatAcademicYear(summary.year)}
						{summary.quota === "unstated" && ` · ${sourceName(summary.sourceId)}`}
					</p>
				</div>
			))}
			<p className="mt-2 max-w-text text-quiet">
				{block !== undefined && `${t("cost.fees.block", { years: block.replace("-", "–") })} `}
				{t("cost.fees.note")}
				{newest.some(({ quota }) => quota === "convener") && ` ${t("cost.fees.noteConvener")}`}
			</p>
			<h3 className="mt-6 font-semibold">{t("fee.byProgramme")}</h3>
			<FeeList groups={newest} today={today} sourceName={sourceName} />
			{earlier.length > 0 && (
				<details className="mt-6">
					<summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("cost.fees.earlier")}</summary>
					<FeeList groups={earlier} today={today} sourceName={sourceName} />
				</details>
			)}
		</Section>
	);
}

/** A list, because a table of so many programmes does not fit on a phone. */
function FeeList({ groups, today, sourceName }: Omit<PublishedFeesProps, "summaries">) {
	const { t, language } = usePage();
	return (
		<dl className="mt-2 max-w-192 divide-y divide-line border-line border-y">
			{groups.map(({ key, amount, year, seats, programmes, sourceId, ...group }) => (
				<div key={key} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
					<dt>
						<span className="font-semibold">
							<Figure value={formatRupees(amount)} source={sourceName(sourceId)} href={sourceHref(sourceId)} />
						</span>
						<span className="text-quiet text-sm"> {formatAcademicYear(year)}</span>
						{seats !== "regular" && <span className="block text-quiet text-sm">{t(`cost.fees.seats.${seats}`)}</span>}
					</dt>
					<dd lang="en" className="min-w-0 break-words text-sm">
						{programmes.join(" · ")}
						{isNotice(group) && (
							<span lang={language} className="block text-quiet">
								{t(`fee.covers.${group.covers}`)} · {t(`fee.quota.${group.quota}`)} · {sourceName(sourceId)}.{" "}
								{isOutOfDate({ ...group, year }, today) ? (
									<strong>{t("cost.fees.outOfDate", { day: formatDate(language, noticeHoldsUntil(year)) })}</strong>
								) : (
									t("cost.fees.holds", { day: formatDate(language, noticeHoldsUntil(year)) })
								)}
							</span>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}
