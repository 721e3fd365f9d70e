/** One thing that may be asked, as the interface describes itself (OpenAPI). */
export type Operation = { path: string; summary: string; parameters: readonly string[] };
export type OperationGroup = { tag: ReadTag; operations: Operation[] };

/** What anybody may read, in the order of the page. The rest is the visitor's own, or the site's business with itself. */
export const READ_TAGS = [
	"colleges",
	"predict",
	"reviews",
	"exams",
	"scholarships",
	"countries",
	"data",
	"catalogue",
] as const;
export type ReadTag = (typeof READ_TAGS)[number];

type Described = {
	summary?: string | undefined;
	tags?: readonly string[] | undefined;
	parameters?: readonly { name: string; in: string }[] | undefined;
};

/** The addresses under `/v1` that are read, by what they are about. */
export function groupOperations(paths: Readonly<Record<string, { get?: Described | undefined }>>): OperationGroup[] {
	const read = Object.entries(paths).flatMap(([path, { get }]) => {
		const tag = READ_TAGS.find((each) => get?.tags?.includes(each));
		if (get?.summary === undefined || tag === undefined || !path.startsWith("/v1/")) return [];
		const parameters = (get.parameters ?? []).filter((each) => each.in === "query").map(({ name }) => name);
		return [{ tag, operation: { path, summary: get.summary, parameters } }];
	});
	return READ_TAGS.map((tag) => ({
		tag,
		operations: read.filter((each) => each.tag === tag).map(({ operation }) => operation),
	})).filter(({ operations }) => operations.length > 0);
}
