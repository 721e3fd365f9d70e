import { useWords } from "#app/i18n/translate.ts";
import { useLevelWords } from "#app/lib/level-words.ts";
import type { ReceiptEntry, ReceiptTopic } from "#app/lib/receipt.ts";

/** What a receipt is about: "Rank, NIRF Engineering", "Placed · Undergraduate, 4 years · NIRF Engineering". */
export function useTopicWords(): (topic: ReceiptTopic) => string {
	const t = useWords();
	const levelWords = useLevelWords();
	return (topic) => {
		switch (topic.kind) {
			case "fact":
				return t(`fact.field.${topic.field}`);
			case "rank":
				return t("receipt.rank", { list: t(`ranking.list.${topic.list}`) });
			case "seats":
				return t("receipt.seats", { authority: topic.authority.toUpperCase() });
			case "outcome":
				return [
					t(`placement.measure.${topic.measure}`),
					levelWords(topic.level),
					t("ranking.nirfList", { list: t(`ranking.list.${topic.list}`) }),
				].join(" · ");
		}
	};
}

/** The time a saying is true for: a year, or the school year of the students meant. */
export function entryTime({ year, said }: ReceiptEntry): string | undefined {
	if (year === undefined) return undefined;
	// A cohort before the report's own year is a school year; else the report names none.
	const isSchoolYear = said.kind === "outcome" && said.outcome.cohort < said.outcome.year;
	return isSchoolYear ? `${year}–${String(year + 1).slice(2)}` : String(year);
}
