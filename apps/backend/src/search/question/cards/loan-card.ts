import type { AskCard } from "@uchit/contract/answer.ts";
import { listMeant, type Reading } from "#backend/search/question/reading.ts";
import { sendToTerm } from "./official-site.ts";

const OF_STATES = /(?:^| )student credit card(?= |$)/;
const SECURITY = /collat|guarant|security|without property|gaarant|zamanat|गारंटी|ज़मानत|जमानत/u;
const ABROAD = /abroad|foreign|overseas|videsh|विदेश/u;
/** Bihar's own loan; we have not read its terms. */
const OF_BIHAR = { site: "https://www.7nishchay-yuvaupmission.bihar.gov.in/", by: "Bihar" } as const;

/** Answers about education loans: Bihar's own, loans for abroad, security, or the family's income. */
export function toLoan({ bounds: { income }, tokens, reads }: Reading): AskCard {
	const card = sendToTerm("loan", [{ text: "education-loan" }]);
	const words = tokens.map(({ text }) => text.normalize("NFC")).join(" ");
	if (OF_STATES.test(words)) {
		const isOfBihar = listMeant(reads, "state").some(({ value }) => value === "bihar");
		return isOfBihar ? { ...card, ...OF_BIHAR, loan: { about: "bihar" } } : card;
	}
	if (listMeant(reads, "country").length > 0 || ABROAD.test(words)) return { ...card, loan: { about: "abroad" } };
	if (SECURITY.test(words)) return { ...card, loan: { about: "security" } };
	return income === undefined ? card : { ...card, loan: { about: "income", income } };
}
