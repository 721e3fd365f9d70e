import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { type DataProvider, useDataProvider } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import type { Question } from "#studio/parts/step-button.tsx";

const FOLDERS = { college: "colleges", exams: "exams", "study-abroad": "countries", news: "news" } as const;
const LINK = /href="(?:\/hi)?\/(college|exams|study-abroad|news)\/([a-z0-9.-]+)/g;

export function DeadLinks() {
	const links = linksIn(useDeferredValue(useWatch({ name: "body" })));
	const provider = useDataProvider();
	const { data: dead = [] } = useQuery({
		queryKey: ["dead links", links],
		enabled: links.length > 0,
		queryFn: () => findDeadLinks(provider, links),
	});
	return dead.length === 0 ? null : <p role="alert">{deadLinksNotice(dead)}</p>;
}

export function deadLinksNotice(dead: readonly string[]): string {
	return `${dead.length === 1 ? "This link leads to no page that is public:" : "These links lead to no page that is public:"} ${dead.join(", ")}`;
}

export function useDeadLink(source: string): () => Promise<Question | undefined> {
	const provider = useDataProvider();
	const { getValues } = useFormContext();
	return async () => {
		const dead = await findDeadLinks(provider, linksIn(`href="${getValues(source)}`)).catch(() => []);
		return dead.length === 0 ? undefined : () => ({ content: deadLinksNotice(dead) });
	};
}

export function linksIn(body: unknown): string[] {
	return [...new Set([...String(body ?? "").matchAll(LINK)].map(([, folder, slug]) => `${folder}/${slug}`))];
}

export async function findDeadLinks(provider: DataProvider, links: readonly string[]): Promise<string[]> {
	const checks = Object.entries(FOLDERS).map(async ([folder, resource]) => {
		const slugs = links.filter((link) => link.startsWith(`${folder}/`)).map((link) => link.slice(folder.length + 1));
		if (slugs.length === 0) return [];
		const { data } = await provider.getList(resource, {
			filter: { slug: slugs, ...(resource !== "colleges" && { status: "published" }) },
			pagination: { page: 1, perPage: 2 * slugs.length },
			sort: { field: "slug", order: "ASC" },
		});
		return slugs.filter((slug) => data.every((each) => each.slug !== slug)).map((slug) => `/${folder}/${slug}`);
	});
	return (await Promise.all(checks)).flat();
}
