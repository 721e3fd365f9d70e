import { useGetList } from "react-admin";

export type NamedItem = { id?: string; slug: string; name: string };

const MOST_FOUND = 25;
export function useNamed(resource: "colleges" | "exams", words: string): { found: NamedItem[]; isPending: boolean } {
	const enabled = words.trim() !== "";
	const { data = [], isPending } = useGetList(
		resource,
		{
			filter: { named: words },
			sort: { field: "name", order: "ASC" },
			pagination: { page: 1, perPage: MOST_FOUND },
		},
		{ enabled },
	);
	return {
		isPending: isPending && enabled,
		found: data.map(({ id, slug, name }) => ({ id: String(id), slug: String(slug), name: String(name ?? slug) })),
	};
}

export function useNamesOf(resource: "colleges" | "exams", slugs: readonly string[]) {
	const { data = [], isPending } = useGetList(
		resource,
		{ filter: { slug: [...slugs] }, pagination: { page: 1, perPage: Math.max(1, slugs.length) } },
		{ enabled: slugs.length > 0 },
	);
	const names = new Map(data.map(({ slug, name }) => [String(slug), String(name ?? slug)]));
	return { names, isPending: isPending && slugs.length > 0 };
}
