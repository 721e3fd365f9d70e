import type { PageFee } from "@uchit/contract/page-fee.ts";
import type { Source } from "@uchit/contract/source.ts";
import { Figure } from "#app/facts/figure.tsx";
import { nameSource } from "#app/facts/sources.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { sourceHref } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Section } from "#app/ui/section.tsx";
import { printedWords } from "./printed-words.ts";

type PageFeesProps = { fees: readonly PageFee[]; sources: readonly Source[] };

export function PageFees({ fees, sources }: PageFeesProps) {
	const t = useTranslations();
	const programmes = [...new Set(fees.map(({ programme }) => programme))];
	// The highest first, so that the full fee precedes the fee after a waiver.
	const ordered = fees.toSorted(
		(a, b) => programmes.indexOf(a.programme) - programmes.indexOf(b.programme) || b.amount - a.amount,
	);
	return (
		<Section id="page-fees" title={t("cost.pages.heading")} className="mt-10">
			<p className="mt-2 max-w-text text-quiet">{t("cost.pages.note")}</p>
			<ul className="mt-4 max-w-192 divide-y divide-line border-line border-y">
				{ordered.map((fee) => (
					<li key={`${fee.sourceId} ${fee.programme} ${fee.students}`} className="py-3">
						<OneFee fee={fee} source={sources.find(({ id }) => id === fee.sourceId)} />
					</li>
				))}
			</ul>
		</Section>
	);
}

function OneFee({ fee, source }: { fee: PageFee; source: Source | undefined }) {
	const t = useTranslations();
	const { programme, students, entry, period, amount, includes, witness, sourceId } = fee;
	const name = source === undefined ? sourceId : nameSource(source);
	return (
		<>
			<h3 className="font-semibold">
				<Printed text={programme} />
			</h3>
			<p className="mt-1">
				<span className="font-semibold">
					<Figure value={formatRupees(amount)} source={name} href={sourceHref(sourceId)} />
				</span>{" "}
				{t(`cost.pages.period.${period}`)}
			</p>
			<dl className="mt-1 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
				<dt className="text-quiet">{t("cost.pages.students")}</dt>
				<dd>{students === "all" ? t("cost.pages.all") : <Printed text={students} />}</dd>
				<dt className="text-quiet">{t("cost.pages.entry")}</dt>
				<dd>
					<Printed text={entry} />
				</dd>
				<dt className="text-quiet">{t("cost.pages.includes")}</dt>
				<dd className="min-w-0 break-words">
					<Printed text={includes} />
				</dd>
				<dt className="text-quiet">{t(`cost.pages.witness.${witness}`)}</dt>
				<dd lang="en" className="min-w-0 break-words">
					<a href={source?.address} rel="noreferrer nofollow" className="link">
						{source?.publisher ?? name}
					</a>
					{source && `, ${source.vintage}`}
				</dd>
			</dl>
		</>
	);
}

function Printed({ text }: { text: string }) {
	return printedWords(useTranslations(), text) ?? <span lang="en">{text}</span>;
}
