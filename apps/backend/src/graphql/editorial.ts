import * as z from "zod";
import type { AskContent } from "#backend/graphql/content.ts";
import { definedArguments, type Resolve } from "./defined-arguments.ts";

const PAGE_SIZE = 12;

/** A foreign content system may leave out everything but what identifies and names an article. */
const ContentArticle = z.object({
	slug: z.string(),
	language: z.enum(["en", "hi"]),
	title: z.string(),
	summary: z.string().nullish(),
	category: z.string().nullish(),
	author: z.string().nullish(),
	picture: z.string().nullish(),
	picture_alt: z.string().nullish(),
	date_published: z.string().nullish(),
	date_updated: z.string().nullish(),
});

const ContentNews = z.object({ data: z.array(ContentArticle), meta: z.object({ filter_count: z.coerce.number() }) });

const EditorialQuery = z.object({
	language: z.enum(["en", "hi"]).default("en"),
	category: z.string().optional(),
	page: z.int().min(1).max(100_000).catch(1),
});

export function newsFields(ask: AskContent) {
	return {
		news: async (args) => {
			const reply = await ask("news", toQuery(EditorialQuery.parse(definedArguments(args))));
			if (reply === undefined) return undefined;
			const { data, meta } = ContentNews.parse(reply);
			return { total: meta.filter_count, items: data.map(toArticle) };
		},
	} satisfies Record<string, Resolve>;
}

/** Only published articles, because a foreign content system may show more to anybody. */
function toQuery({ language, category, page }: z.output<typeof EditorialQuery>): Record<string, string> {
	const filter: unknown[] = [{ status: { _eq: "published" } }, { language: { _eq: language } }];
	if (category !== undefined) filter.push({ category: { _eq: category } });
	return {
		fields: Object.keys(ContentArticle.shape).join(","),
		filter: JSON.stringify({ _and: filter }),
		sort: "-date_published,-id",
		limit: String(PAGE_SIZE),
		page: String(page),
		meta: "filter_count",
	};
}

function toArticle({ picture_alt, date_published, date_updated, ...article }: z.output<typeof ContentArticle>) {
	return { ...article, pictureAlt: picture_alt, publishedAt: date_published, updatedAt: date_updated };
}

/** The record of spec 3 with its own names: the icon and address of the external news channel. */
const BlogConfig = z.object({
	news_external_channel_icon: z.string().nullish(),
	news_external_channel_link: z.string().nullish(),
});

const Reply = z.object({ data: BlogConfig.nullable() });

export function blogConfigFields(ask: AskContent) {
	return {
		blog_config: async () => {
			const reply = await ask("blog_config", { fields: Object.keys(BlogConfig.shape).join(",") });
			return reply === undefined ? undefined : Reply.parse(reply).data;
		},
	} satisfies Record<string, Resolve>;
}
