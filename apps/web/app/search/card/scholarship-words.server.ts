import type { AskCard } from "@uchit/contract/answer.ts";
import type { CardContext, CardWords, PhraseContext } from "./card-parts.ts";

export function sayScholarships(
	card: Extract<AskCard, { kind: "scholarships" }>,
	{ t, paths }: PhraseContext,
	found: CardContext["scholarships"],
): CardWords {
	const first = found?.first ?? [];
	const [only, other] = first;
	const more = (found?.portals ?? []).map(({ name, address }) => ({ label: name, to: address }));
	if (card.unknown !== undefined)
		return {
			sentence: t("answerCard.scholarships.unknown", { name: card.unknown }),
			notes: [],
			next: { label: t("answerCard.next.scholarshipFinder"), to: paths.scholarshipFinder },
			more,
		};
	if (card.schemes !== undefined && only !== undefined && other === undefined)
		return {
			figure: { value: `${only.name}: ${only.amount}` },
			sentence: t("answerCard.card.scheme"),
			notes: [only.closing],
			next: { label: t("answerCard.next.scheme"), to: paths.scholarship(only.slug) },
			...(more.length > 0 && { more }),
		};
	const { minority, disability, schemes, kind: _kind, unkept, requested, unknown: _unknown, ...filters } = card;
	const isStated = minority || disability || Object.values(filters).some((each) => each !== undefined);
	const search = { ...filters, minority: minority && ("1" as const), disability: disability && ("1" as const) };
	const isOfList = requested === undefined || requested === "income" || schemes !== undefined;
	return {
		...(isOfList && { figure: { value: t("answerCard.card.scholarshipsTitle", { count: found?.total ?? 0 }) } }),
		sentence:
			requested !== undefined && requested !== "income" && schemes === undefined
				? t(`answerCard.scholarships.${requested}`)
				: schemes !== undefined
					? t("answerCard.scholarships.named")
					: first.length === 0
						? t("answerCard.card.scholarshipsAll")
						: t(found?.areReserved ? "answerCard.scholarships.kept" : "answerCard.card.scholarships"),
		notes: unkept === undefined ? [] : [t("answerCard.scholarships.unkept", { unkept })],
		...(isOfList &&
			first.length > 0 && {
				list: first.map(({ slug, name, amount, closing }) => ({
					to: paths.scholarship(slug),
					name,
					detail: `${amount} · ${closing}`,
				})),
			}),
		next:
			requested === "status"
				? { label: t("answerCard.next.notPaid"), to: paths.rights("scholarship") }
				: { label: t("answerCard.next.scholarships"), to: paths.scholarships(search) },
		also: {
			label: t("answerCard.next.scholarshipFinder"),
			to: isStated ? paths.findScholarships(search) : paths.scholarshipFinder,
		},
		more,
	};
}
