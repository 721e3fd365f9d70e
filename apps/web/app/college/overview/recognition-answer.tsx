import { receiptIds } from "@uchit/contract/receipt.ts";
import { bodyWords, factWords } from "#app/facts/fact-words.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { sourceElementId } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Answer, type AnswerContext, MORE_LINK_CLASS } from "./answer.tsx";

export function RecognitionAnswer({ college, sourceName }: AnswerContext) {
	const { t, paths } = usePage();
	const { slug, facts, seats, aisheCode, sourceId } = college;
	const named = facts.filter(({ field }) => field === "recognised-by");
	const central = facts.find(({ field, value }) => field === "university-type" && value === "central");
	const bodies = new Map([
		...seats.map((each) => [each.authority, { id: receiptIds.seats(each), sourceId: each.sourceId }] as const),
		...named.map(({ value, sourceId }) => [value, { id: receiptIds.recognition(value), sourceId }] as const),
	]);
	const isByAct = central !== undefined || bodies.has("national-importance");
	const university = facts.find(({ field }) => field === "affiliated-to");
	const directory =
		aisheCode === undefined
			? t("answer.recognised.notListed")
			: university === undefined
				? t("answer.recognised.listed")
				: t("answer.recognised.listedUnder", { university: factWords(t, university) });
	return (
		<Answer
			question={t("answer.recognised.question")}
			figure={
				isByAct || bodies.size > 0 ? (
					<span className="flex flex-wrap gap-x-3">
						{central !== undefined && (
							<span>
								<SourcedText
									value={factWords(t, central)}
									source={sourceName(central.sourceId)}
									href={paths.receipt(slug, receiptIds.fact(central.field))}
								/>
							</span>
						)}
						{[...bodies].toSorted(byActFirst).map(([body, receipt]) => (
							<span key={body}>
								<SourcedText
									value={bodyWords(t, body)}
									source={sourceName(receipt.sourceId)}
									href={paths.receipt(slug, receipt.id)}
								/>
							</span>
						))}
					</span>
				) : aisheCode === undefined ? undefined : (
					<SourcedText
						value={`AISHE ${aisheCode}`}
						source={sourceName(sourceId)}
						href={paths.receipt(slug, sourceElementId(sourceId))}
					/>
				)
			}
			more={
				<a href="#facts" className={MORE_LINK_CLASS}>
					{t("answer.recognised.more")}
				</a>
			}
		>
			{isByAct ? t("answer.recognised.byAct") : bodies.size > 0 ? t("answer.recognised.by") : directory}
		</Answer>
	);
}

function byActFirst([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
	return Number(b === "national-importance") - Number(a === "national-importance");
}
