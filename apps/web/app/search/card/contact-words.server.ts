import type { AskCard } from "@uchit/contract/answer.ts";
import type { CardWords, PhraseContext } from "./card-parts.ts";
import { siteLink } from "./long-card-words.server.ts";

export function sayContact(
	{ college, requested, site, phone, address, university }: Extract<AskCard, { kind: "contact" }>,
	{ t, paths }: PhraseContext,
): CardWords {
	const host = site === undefined ? undefined : { value: new URL(site).host };
	const place = address && {
		value: [address.value, address.pin].filter(Boolean).join(", "),
		sourceId: address.sourceId,
	};
	const facts = [
		{ kind: "phone" as const, figure: phone },
		{ kind: "address" as const, figure: place },
		{ kind: "site" as const, figure: host },
	];
	const main = facts.find(({ kind }) => kind === requested)?.figure;
	const rest = facts.flatMap(({ kind, figure }) =>
		figure === undefined || kind === requested ? [] : { kind, ...figure },
	);
	const page = { label: t("answerCard.next.college"), to: paths.college(college.slug) };
	return {
		...(main && { figure: main }),
		sentence:
			main === undefined
				? t(`answerCard.contact.none.${requested}`, { college: college.name, site: String(site !== undefined) })
				: t(`answerCard.contact.${requested}`, { college: college.name }),
		facts: rest.map(({ kind, value, ...source }) => ({
			figure: value,
			...source,
			sentence: t(`answerCard.contact.${kind}`, { college: college.name }),
		})),
		notes: university === undefined ? [] : [t("answerCard.contact.none.ask", { university: university.name })],
		...(site === undefined
			? { next: page, ...(university && { also: siteLink(university.site, t) }) }
			: { next: { label: t("answerCard.card.lookThere"), to: site }, also: page }),
	};
}
