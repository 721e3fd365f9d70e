import { useGetList } from "react-admin";

export type Named = { slug: string; name: string };

const MOST = 25;
/** Of an exam the search knows the short name too. */
const BY_WORDS = {
	colleges: (words: string) => ({ name: { _icontains: words } }),
	exams: (words: string) => ({ q: words }),
} as const;

/** Colleges or exams whose name has these words, as texts name them: by their slugs. */
export function useNamed(resource: keyof typeof BY_WORDS, words: string): { found: Named[]; isPending: boolean } {
	const { data = [], isPending } = useGetList(resource, {
		filter: words.trim() === "" ? {} : BY_WORDS[resource](words.trim()),
		sort: { field: "name", order: "ASC" },
		pagination: { page: 1, perPage: MOST },
	});
	return { isPending, found: data.map(({ slug, name }) => ({ slug: String(slug), name: String(name ?? slug) })) };
}
