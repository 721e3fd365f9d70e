import { useItems } from "#studio/parts/items.tsx";

export type NamedItem = { id?: string; slug: string; name: string };

const MAX_FOUND = 25;
export function useNamed(resource: "colleges" | "exams", words: string): { found: NamedItem[]; isPending: boolean } {
	const enabled = words.trim() !== "";
	const query = { filter: { named: words }, sort: "name", most: MAX_FOUND, enabled };
	const { data = [], isPending } = useItems(resource, query);
	return {
		isPending: isPending && enabled,
		found: data.map(({ id, slug, name }) => ({ id: String(id), slug: String(slug), name: String(name ?? slug) })),
	};
}

export function useNamesOf(resource: "colleges" | "exams", slugs: readonly string[]) {
	const query = { filter: { slug: [...slugs] }, most: Math.max(1, slugs.length), enabled: slugs.length > 0 };
	const { data = [], isPending } = useItems(resource, query);
	const names = new Map(data.map(({ slug, name }) => [String(slug), String(name ?? slug)]));
	return { names, isPending: isPending && slugs.length > 0 };
}
