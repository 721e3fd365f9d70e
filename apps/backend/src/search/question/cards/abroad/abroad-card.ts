import type { AskCard } from "@uchit/contract/answer.ts";
import type { Database } from "#backend/db/client.ts";
import type { PublishedCountry } from "#backend/guide/queries/published-countries.ts";
import { listNamedAbroad } from "#backend/search/abroad/named-abroad.ts";
import { readNamedAbroad } from "#backend/search/queries/universities-abroad.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import type { ReadingsOf } from "../card-seat.ts";
import type { GuideCard } from "../guide-cards.ts";
import { toSection } from "../state-entrance.ts";
import { answerAboutCountry, answerAboutUniversities } from "./country-card.ts";

/** A named university by its country and its own site, else the country. */
export async function answerAbroad(
	{ db, countries }: { db: Database; countries: readonly PublishedCountry[] },
	question: Reading,
	text: string,
): Promise<GuideCard | undefined> {
	const readingsOf: ReadingsOf = (kind) => filterByKind(question.reads, kind);
	const [country, other] = readingsOf("country");
	const named = listNamedAbroad(question);
	const [first] = named;
	if (first !== undefined) {
		const universities = await readNamedAbroad(
			db,
			named.map(({ id }) => id),
		);
		return answerAboutUniversities(countries, first.country.value, universities);
	}
	const found = answerAboutCountry(countries, question.reads, text);
	const isOfInstitution = other === undefined && readingsOf("college").length + question.unread.length > 0;
	return found ?? (isOfInstitution ? answerAboutUniversities(countries, country?.value ?? "", undefined) : undefined);
}

export function toAbroad(readingsOf: ReadingsOf): AskCard | undefined {
	return readingsOf("degree").some(({ value }) => value === "mbbs") ? toSection("mbbs-abroad") : undefined;
}
