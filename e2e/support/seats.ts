import type { PredictedSeat } from "@uchit/contract/predict.ts";
import { nameProgramme } from "../../apps/web/app/facts/programme.ts";

const indian = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

const BANDS = { likely: "Likely", possible: "Possible", one: "One year only", reach: "Reach" } as const;

export function toRow({ programme, college, band, evidence }: PredictedSeat): string {
	const years = evidence.map(({ year, round, closingRank, closingScore, inside }) => {
		const when = year === undefined ? "year not known" : round === undefined ? String(year) : `${year} R${round}`;
		return `${when} ${indian.format(closingRank ?? closingScore ?? 0)} ${inside ? "in reach" : "out of reach"}`;
	});
	return [nameProgramme(programme).replaceAll(/\s+/g, " ").trim(), college.slug, BANDS[band], ...years].join(" | ");
}

export function readSeats(section: Element): string[] {
	return [...section.querySelectorAll("article")].map((article) => {
		const textOfElement = (element: Element | null | undefined) =>
			(element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
		const years = [...article.querySelectorAll("tbody tr")].map((row) => {
			const figure = row.querySelector("a")?.firstChild?.textContent ?? "";
			return `${textOfElement(row.querySelector("th"))} ${figure} ${textOfElement(row.querySelectorAll("td")[1])}`;
		});
		const slug = article.querySelector("a")?.getAttribute("href")?.split("/").at(-1) ?? "";
		const band = [...article.querySelectorAll("span")]
			.map(textOfElement)
			.find((text) => /^(Likely|Possible|One year only|Reach)$/.test(text));
		return [textOfElement(article.querySelector("h5")), slug, band ?? "", ...years].join(" | ");
	});
}
