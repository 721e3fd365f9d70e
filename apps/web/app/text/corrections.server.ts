import { Corrections } from "@uchit/contract/corrections.ts";
import * as z from "zod";
import { requireFromBackend } from "#app/platform/backend/backend.server.ts";
import { getFromContent } from "#app/platform/backend/content.server.ts";
import { chooseTranslation, PUBLISHED_FILTER } from "#app/platform/backend/content-items.server.ts";
import { LANGUAGES, type Language } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { type ListedCorrections, mergeCorrections } from "./correction.ts";

const Logs = z.object({
	data: z.array(
		z.object({
			slug: z.string(),
			language: z.enum(LANGUAGES),
			title: z.string(),
			correction_log: z.array(z.object({ date: z.string(), text: z.string() })).nullish(),
		}),
	),
});

const PATH = `/items/news?${new URLSearchParams({
	fields: "slug,language,title,correction_log",
	filter: JSON.stringify({ _and: [PUBLISHED_FILTER, { correction_log: { _nnull: true } }] }),
	sort: "-date_updated,-id",
	limit: "2000",
})}`;

export async function listCorrections(request: RequestContext, language: Language): Promise<ListedCorrections> {
	request.cacheTags.add("content:news");
	const [facts, articles] = await Promise.all([
		requireFromBackend(request, "/v1/corrections", Corrections),
		getFromContent(request, PATH, Logs),
	]);
	const bySlug = Map.groupBy(articles?.data ?? [], ({ slug }) => slug);
	const notes = [...bySlug.values()].flatMap((translations) => {
		const article = chooseTranslation(translations, language)?.item;
		return (article?.correction_log ?? []).map((note) => ({
			...note,
			article: { slug: article?.slug ?? "", title: article?.title ?? "", language: article?.language ?? language },
		}));
	});
	return mergeCorrections(facts, notes);
}
