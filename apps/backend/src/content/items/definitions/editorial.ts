import { HomePart } from "@uchit/contract/home-part.ts";
import { typedLine, typedText } from "@uchit/contract/typed.ts";
import { sql } from "drizzle-orm";
import * as z from "zod";
import { type Definition, defineCollection } from "#backend/content/items/collection.ts";
import { checkAuthor, checkText } from "#backend/content/items/writing/publication-checks.ts";
import { blogConfig } from "#backend/db/schema/content/blog-config.ts";
import { homePage, menus } from "#backend/db/schema/content/editorial.ts";
import { files } from "#backend/db/schema/content/file.ts";
import { glossaryTerms } from "#backend/db/schema/content/glossary-term.ts";
import { news } from "#backend/db/schema/content/news.ts";
import { pages } from "#backend/db/schema/content/page.ts";
import { REDIRECT_CODES, redirects } from "#backend/db/schema/content/redirect.ts";

export const PEOPLE = { user_created: "directus_users", user_updated: "directus_users" } as const;
export const SYSTEM_FIELDS = [
	"date_published",
	"date_created",
	"date_updated",
	"user_created",
	"user_updated",
] as const;

const WORDS = "[a-z0-9]+(?:-[a-z0-9]+)*";
const SLUG = "has to be lower-case letters, digits and hyphens";
const slug = z
	.string()
	.max(200, "has at most 200 characters")
	.regex(new RegExp(`^${WORDS}$`), SLUG);
const slugs = z.array(slug, "has to be a list of slugs").max(50, "has at most 50 entries");
const path = z.string().regex(/^\/(?!\/)[^\s\\]*$/, "has to be a path of the site, which begins with one /");
const link = z
	.string()
	.regex(/^(?:\/(?!\/)|https?:\/\/|fill:)[^\s\\]*$/, "has to be a path of the site, or begin with https://");
const title = typedLine().min(1, "is empty").max(300, "has at most 300 characters");

const meaning = typedText().min(1, "is empty").max(400, "has at most 400 characters");

export function inLanguage(path: string, language: string): string {
	return language === "en" ? path : `/${language}${path}`;
}

const newsDefinition: Definition = {
	name: "news",
	table: news,
	key: "id",
	isShown: true,
	relations: { ...PEOPLE, picture: "directus_files" },
	readOnly: ["id", ...SYSTEM_FIELDS],
	html: ["body"],
	revised: "all",
	shapes: {
		slug,
		title,
		related_colleges: slugs,
		related_exams: slugs,
		correction_log: z
			.array(
				z.strictObject({ date: z.iso.date("has dates like 2026-01-31"), text: z.string().min(1, "has empty notes") }),
				"has to be a list of { date, text }",
			)
			.max(200, "has at most 200 entries"),
	},
	path: (slug, language) => inLanguage(`/news/${slug}`, language),
	apply: async (context, change) => {
		checkText("news", context, change);
		await checkAuthor(context, change);
	},
	tags: ({ related_colleges: slugs }) => (Array.isArray(slugs) ? slugs.map((slug) => `news-of:${slug}`) : []),
};

const pagesDefinition: Definition = {
	name: "pages",
	table: pages,
	key: "id",
	isShown: true,
	relations: PEOPLE,
	readOnly: ["id", ...SYSTEM_FIELDS],
	html: ["body"],
	revised: "all",
	shapes: {
		title,
		slug: z
			.string()
			.max(200)
			.regex(new RegExp(`^${WORDS}(?:/${WORDS})*$`), `${SLUG}, in parts by /`),
	},
	path: (slug, language) => inLanguage(`/${slug}`, language),
	apply: async (context, change) => checkText("pages", context, change),
};

/** A file is public while a public item shows it. Texts refer to it by address. */
const PUBLIC_FIELD = {
	kind: "boolean",
	toSql: (alias) => sql`(
		EXISTS (SELECT FROM news n WHERE n.status = 'published'
			AND (n.picture = ${alias}.id OR strpos(n.body, '/assets/' || ${alias}.id) > 0))
		OR EXISTS (SELECT FROM pages p WHERE p.status = 'published' AND strpos(p.body, '/assets/' || ${alias}.id) > 0)
		OR EXISTS (SELECT FROM college_pictures c WHERE c.state = 'applied' AND c.file = ${alias}.id)
		OR EXISTS (SELECT FROM blog_config b WHERE b.news_external_channel_icon = ${alias}.id))`,
} as const satisfies NonNullable<Definition["computed"]>[string];

export const EDITORIAL_COLLECTIONS = [
	defineCollection(newsDefinition),
	defineCollection(pagesDefinition),
	defineCollection({
		name: "menus",
		table: menus,
		key: "id",
		isShown: true,
		relations: { parent: "menus" },
		readOnly: ["id"],
		revised: "all",
		shapes: { label: title, label_hi: title, link },
	}),
	defineCollection({
		name: "redirects",
		table: redirects,
		key: "id",
		isShown: true,
		relations: { user_created: "directus_users" },
		readOnly: ["id", "date_created", "user_created"],
		revised: "all",
		shapes: {
			from_path: path,
			to_path: link,
			status_code: z.union(
				REDIRECT_CODES.map((code) => z.literal(code)),
				`has to be one of ${REDIRECT_CODES.join(", ")}`,
			),
		},
	}),
	defineCollection({
		name: "blog_config",
		table: blogConfig,
		key: "id",
		isSingleton: true,
		actions: ["read", "update"],
		isShown: true,
		relations: { news_external_channel_icon: "directus_files" },
		readOnly: ["id"],
		revised: "all",
		shapes: {
			news_external_channel_link: z.url({
				protocol: /^https?$/,
				error: "has to be an address that begins with https://",
			}),
		},
	}),
	defineCollection({
		name: "glossary_terms",
		table: glossaryTerms,
		key: "id",
		isShown: true,
		relations: PEOPLE,
		readOnly: ["id", "publish_at", ...SYSTEM_FIELDS],
		revised: "all",
		shapes: {
			slug,
			name: title,
			name_hi: title,
			text: meaning,
			text_hi: meaning,
			source_name: title,
			source_address: z.url({ protocol: /^https$/, error: "has to be an address that begins with https://" }),
		},
	}),
	defineCollection({
		name: "home_page",
		table: homePage,
		key: "id",
		isSingleton: true,
		actions: ["read", "update"],
		isShown: true,
		readOnly: ["id"],
		revised: "all",
		shapes: {
			parts: z
				.array(HomePart, "has to be a list of parts")
				.refine((parts) => new Set(parts.map(({ part }) => part)).size === parts.length, "names a part twice"),
		},
	}),
	defineCollection({
		name: "directus_files",
		table: files,
		key: "id",
		isShown: true,
		relations: { uploaded_by: "directus_users" },
		readOnly: ["id", "type", "filesize", "width", "height", "uploaded_on", "uploaded_by"],
		computed: { is_public: PUBLIC_FIELD },
		revised: ["id", "title", "filename_download", "focal_point_x", "focal_point_y"],
	}),
];
