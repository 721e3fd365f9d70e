import type { Answer } from "@uchit/contract/answer.ts";
import type { CollegeSummary } from "@uchit/contract/college.ts";
import type { Source } from "@uchit/contract/source.ts";
import type { Database } from "#backend/db/client.ts";
import { listSources } from "#backend/facts/queries/sources.ts";
import { listSourceIds } from "#backend/search/college-index.ts";
import type { GuideCard } from "./cards/guide-cards.ts";

type SourcedAnswer = { answer: GuideCard | undefined; colleges: readonly CollegeSummary[]; fakes: Answer["fakes"] };

export async function listAnswerSources(db: Database, { answer, colleges, fakes }: SourcedAnswer): Promise<Source[]> {
	const ofCard = cardSourceIds(answer?.card);
	const named = answer?.named.filter(({ id }) => ofCard.includes(id)) ?? [];
	const own = new Set(answer?.named.map(({ id }) => id));
	const ids = [...listSourceIds(colleges), ...ofCard, ...fakes.map(({ sourceId }) => sourceId)];
	const sources = await listSources(
		db,
		ids.filter((id) => !own.has(id)),
	);
	return [...sources, ...named];
}

function cardSourceIds(card: Answer["card"]): string[] {
	if (card === undefined) return [];
	if (card.kind === "recognition") return card.bodies.map(({ sourceId }) => sourceId);
	if (card.kind === "about") return card.facts.flatMap(cardSourceIds);
	if (card.kind === "contact") return [card.phone, card.address].flatMap((fact) => fact?.sourceId ?? []);
	if (card.kind === "country")
		return [card, ...card.more, ...(card.universities ?? [])].map(({ sourceId }) => sourceId);
	if (card.kind === "countries") return card.rows.flatMap(({ of }) => of.flatMap((figure) => figure?.sourceId ?? []));
	if ("items" in card && card.kind !== "scores") return card.items.map(({ sourceId }) => sourceId);
	if (card.kind === "owner") return card.facts.map(({ sourceId }) => sourceId);
	if (card.kind === "compare") return card.rows.flatMap(({ of }) => of.flatMap((figure) => figure?.sourceId ?? []));
	return "sourceId" in card ? [card.sourceId] : [];
}
