import type { PlaceFigures } from "@uchit/contract/place.ts";
import type { ReactNode } from "react";
import { Figure } from "#app/facts/figure.tsx";
import { COVERED_CHARGES } from "#app/facts/words/fee-kind.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";

type Props = { figures: PlaceFigures; sourceName: (id: string) => string };

export function PlaceFigureList({ figures, sourceName }: Props) {
	const t = useTranslations();
	const { total, inDirectory, seats, ranked, salaries, closing, fees, ownership, established, women } = figures;
	const known = (count: number) => t("place.known", { known: count, total });
	const source = (sourceId: string) => ({ source: sourceName(sourceId), href: sourceHref(sourceId) });
	return (
		<dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-5 lg:gap-x-8 lg:gap-y-5">
			<Item
				name={t("place.figure.institutions")}
				note={
					total === inDirectory
						? t("place.figure.directory")
						: t("place.figure.entries", { others: total - inDirectory })
				}
			>
				<Figure value={formatNumber(total)} {...source(figures.sourceId)} />
			</Item>
			{seats !== undefined && (
				<Item
					name={seats.isOfSubject ? t("place.figure.seatsOfCourse") : t("place.figure.seats")}
					note={known(seats.known)}
				>
					<Figure value={formatNumber(seats.seats)} year={seats.year} {...source(seats.sourceId)} />
				</Item>
			)}
			{ranked !== undefined && (
				<Item name={t("place.figure.ranked")} note={t("place.figure.best", { name: ranked.best.name })}>
					<Figure value={formatNumber(ranked.count)} year={ranked.year} {...source(ranked.sourceId)} />
				</Item>
			)}
			{salaries !== undefined && (
				<Item
					name={t("place.figure.salary")}
					note={t("place.figure.salaryRange", {
						known: salaries.known,
						least: formatRupees(salaries.least),
						most: formatRupees(salaries.most),
					})}
				>
					<Figure value={formatRupees(salaries.middle)} {...source(salaries.sourceId)} />
				</Item>
			)}
			{closing !== undefined && (
				<Item name={t("place.figure.closing")} note={t("place.figure.closingOf", { total })}>
					<Figure value={formatNumber(closing.known)} {...source(closing.sourceId)} />
				</Item>
			)}
			{fees !== undefined && (
				<Item
					name={t("place.figure.fees", { covers: COVERED_CHARGES[fees.covers] })}
					note={t("place.figure.feesRange", {
						known: fees.known,
						least: formatRupees(fees.least),
						most: formatRupees(fees.most),
					})}
				>
					<Figure value={formatRupees(fees.middle)} year={fees.year} {...source(fees.sourceId)} />
				</Item>
			)}
			{ownership !== undefined && (
				<Item name={t("place.figure.owner")} note={t("place.figure.ownerOf", { known: ownership.known })}>
					<Figure value={formatNumber(ownership.government)} {...source(ownership.sourceId)} />
				</Item>
			)}
			{established !== undefined && (
				<Item name={t("place.figure.oldest")} note={established.oldest.name}>
					<Figure value={established.oldest.year} {...source(established.sourceId)} />
				</Item>
			)}
			{women !== undefined && (
				<Item name={t("place.figure.women")} note={t("place.figure.womenNote")}>
					<Figure value={formatNumber(women.count)} {...source(women.sourceId)} />
				</Item>
			)}
		</dl>
	);
}

function Item({ name, note, children }: { name: string; note: string; children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="text-quiet text-sm">{name}</dt>
			<dd>
				<span className="font-semibold text-lg">{children}</span>
				<span className="block text-quiet text-xs leading-snug [overflow-wrap:anywhere]">{note}</span>
			</dd>
		</div>
	);
}
