import type { AskCard } from "@uchit/contract/answer.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import { sendToTerm } from "./official-site.ts";

const STATE_CREDIT_CARD = /(?:^| )(?:student credit card|(?:स्टूडेंट|छात्र) क्रेडिट कार्ड)(?= |$)/u;
const SECURITY = /collat|guarant|security|without property|gaarant|zamanat|गारंटी|ज़मानत|जमानत/u;
const ABROAD = /abroad|foreign|overseas|videsh|विदेश/u;
const RATE = /interest|\brates?\b|byaj|byaaj|ब्याज/u;
const VIDYALAXMI = /vid[iy]+a ?la(?:x|ks)h?mi|विद्या ?लक्ष्मी/u;
const BANKS = [{ name: /\bsbi\b|state bank/, by: "SBI", site: "https://sbi.co.in/" }] as const;
/** Bihar's own loan; its terms are not in our data. */
const BIHAR_LOAN = { site: "https://www.7nishchay-yuvaupmission.bihar.gov.in/", by: "Bihar" } as const;

/** West Bengal has a card of its own too. */
const BENGAL_LOAN = { site: "https://wbscc.wb.gov.in/", by: "West Bengal" } as const;

export function toLoan({ bounds: { income }, tokens, reads }: Reading): AskCard {
	const card = sendToTerm("loan", [{ text: "education-loan" }]);
	const words = tokens.map(({ text }) => text.normalize("NFC")).join(" ");
	if (STATE_CREDIT_CARD.test(words)) {
		const [state] = filterByKind(reads, "state");
		if (state?.value === "west-bengal") return { ...card, ...BENGAL_LOAN };
		return state?.value === "bihar" ? { ...card, ...BIHAR_LOAN, loan: { about: "bihar" } } : card;
	}
	if (filterByKind(reads, "country").length > 0 || ABROAD.test(words)) return { ...card, loan: { about: "abroad" } };
	if (SECURITY.test(words)) return { ...card, loan: { about: "security" } };
	if (RATE.test(words)) {
		const bank = BANKS.find(({ name }) => name.test(words));
		return { ...card, ...(bank && { site: bank.site, by: bank.by }), loan: { about: "rate" } };
	}
	if (income === undefined && VIDYALAXMI.test(words)) return { ...card, loan: { about: "vidyalaxmi" } };
	return income === undefined ? card : { ...card, loan: { about: "income", income } };
}
