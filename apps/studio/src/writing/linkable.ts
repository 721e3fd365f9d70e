import { useQuery } from "@tanstack/react-query";
import type { SuggestionKind } from "@uchit/contract/suggest.ts";
import { useDeferredValue } from "react";
import { useGetList } from "react-admin";
import { suggest } from "#studio/wire/suggest.ts";

export type Linkable = { name: string; what: string; address: string };

const FOLDERS: Partial<Record<SuggestionKind, string>> = { college: "college", exam: "exams", country: "study-abroad" };
const FEWEST_LETTERS = 2;
const MOST_ARTICLES = 5;

export function useLinkable(typed: string): Linkable[] {
	const words = useDeferredValue(typed.trim());
	const enabled = words.length >= FEWEST_LETTERS;
	const { data: suggested = [] } = useQuery({
		queryKey: ["suggested", words],
		enabled,
		queryFn: ({ signal }) => suggest(words, signal),
	});
	const { data: articles = [] } = useGetList(
		"news",
		{
			filter: { status: "published", title: { _icontains: words } },
			sort: { field: "date_updated", order: "DESC" },
			pagination: { page: 1, perPage: MOST_ARTICLES },
		},
		{ enabled },
	);
	if (!enabled) return [];
	return [
		...suggested.flatMap(({ kind, label, detail, value }) => {
			const folder = FOLDERS[kind];
			return folder === undefined
				? []
				: [{ name: label, what: detail ?? `/${folder}`, address: `/${folder}/${value}` }];
		}),
		...articles.map(({ title, slug, language }) => ({
			name: String(title),
			what: "Article",
			address: `${language === "hi" ? "/hi" : ""}/news/${slug}`,
		})),
	];
}
