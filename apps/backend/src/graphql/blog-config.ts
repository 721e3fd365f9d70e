import * as z from "zod";
import type { Resolve } from "#backend/graphql/arguments.ts";
import type { AskContent } from "#backend/graphql/content.ts";

/** The record of spec 3 under its own names: the icon and the address of the news channel outside the site. */
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
