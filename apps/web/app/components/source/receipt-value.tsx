import { FactValue } from "#app/components/college/fact-value.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { formatNumber } from "#app/lib/format-number.ts";
import type { Said } from "#app/lib/receipt.ts";

/** What one source says, as the page's figures say it. */
export function ReceiptValue({ said }: { said: Said }) {
	const t = useWords();
	switch (said.kind) {
		case "fact":
			return said.fact.field === "recognised-by" ? (
				`${said.fact.value.toUpperCase()}: ${said.fact.printed}`
			) : (
				<FactValue fact={said.fact} />
			);
		case "rank": {
			const { rank, band, score } = said.ranking;
			const place = String(rank ?? band ?? t("source.notPublished"));
			return score === undefined ? place : t("receipt.rankWithScore", { place, score: score.toFixed(2) });
		}
		case "seats": {
			const { seats, courses } = said.seats;
			const count = seats === undefined ? t("source.notPublished") : formatNumber(seats);
			return t("college.recognition.seats", { seats: count, courses });
		}
		case "outcome": {
			const { value, measure, mark } = said.outcome;
			const number = `${RUPEES.has(measure) ? "₹" : ""}${formatNumber(value)}`;
			return mark === undefined ? number : `${number} (${t("placement.odd")})`;
		}
	}
}

const RUPEES: ReadonlySet<string> = new Set(["median-salary", "sponsored-funding", "consultancy-income"]);
