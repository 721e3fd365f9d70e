import { useQuery } from "@tanstack/react-query";
import type { SuggestionKind } from "@uchit/contract/suggest.ts";
import { useDeferredValue } from "react";
import { useItems } from "#studio/parts/items.tsx";
import { suggest } from "#studio/wire/suggest.ts";

export type Linkable = { name: string; what: string; address: string };

const FOLDERS: Partial<Record<SuggestionKind, string>> = { college: "college", exam: "exams", country: "study-abroad" };
const MIN_LETTERS = 2;
const MAX_ARTICLES = 5;

/** Words chosen in a text were not typed to find a page: only a page with one of them in its name is offered. */
export function sharesWord({ name }: Pick<Linkable, "name">, chosen: string): boolean {
	const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
	const words = wordsOf(name);
	return wordsOf(chosen).some((word) => words.includes(word));
}

export function useLinkable(typed: string): Linkable[] {
	const words = useDeferredValue(typed.trim());
	const enabled = words.length >= MIN_LETTERS;
	const { data: suggested = [] } = useQuery({
		queryKey: ["suggested", words],
		enabled,
		queryFn: ({ signal }) => suggest(words, signal),
	});
	const filter = { status: "published", title: { _icontains: words } };
	const { data: articles = [] } = useItems("news", { filter, sort: "-date_updated", most: MAX_ARTICLES, enabled });
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
