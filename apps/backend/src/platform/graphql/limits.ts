import {
	type DocumentNode,
	type FragmentDefinitionNode,
	Kind,
	type OperationDefinitionNode,
	type SelectionSetNode,
	visit,
} from "graphql";

/** Far above what queries written by people need; each bounds the work of a malicious query. */
export const QUERY_LIMITS = {
	bytes: 100_000,
	tokens: 2_000,
	fields: 300,
	/** Each alias is resolved again, however long its field. */
	aliases: 50,
	fragments: 30,
	/** Top-level fields: each is a search or a database query. */
	roots: 12,
	nesting: 40,
} as const;

/** `tooDeep` is the refusal's text. `writes`: the schema has mutations too. */
export type Reach = { depth: number; tooDeep: string; writes?: boolean };

/** Names the limit that the document's size exceeds. Checked before validation, which costs more than reading it. */
export function findSizeExcess(document: DocumentNode): string | undefined {
	const count = { fields: 0, aliases: 0, fragments: 0 };
	visit(document, {
		Field: ({ alias }) => {
			count.fields++;
			if (alias !== undefined) count.aliases++;
		},
		FragmentDefinition: () => void count.fragments++,
		FragmentSpread: () => void count.fragments++,
		InlineFragment: () => void count.fragments++,
	});
	if (count.fields > QUERY_LIMITS.fields) return `more than ${QUERY_LIMITS.fields} fields`;
	if (count.aliases > QUERY_LIMITS.aliases) return `more than ${QUERY_LIMITS.aliases} fields under other names`;
	if (count.fragments > QUERY_LIMITS.fragments) return `more than ${QUERY_LIMITS.fragments} fragments`;
	return undefined;
}

/** Whether variables are nested too deep for GraphQL, which recurses. Checks level by level, to avoid recursion itself. */
export function findNestingExcess(variables: unknown): string | undefined {
	let level = [variables];
	for (let depth = 0; level.length > 0; depth++) {
		if (depth > QUERY_LIMITS.nesting) return `variables nested more than ${QUERY_LIMITS.nesting} deep`;
		level = level.flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []));
	}
	return undefined;
}

/** Names the limit that the operation's shape exceeds. Checked on valid documents, whose fragments have no cycles. */
export function findDemandExcess(
	document: DocumentNode,
	operation: OperationDefinitionNode,
	reach: Reach,
): string | undefined {
	const fragments = new Map(
		document.definitions
			.filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
			.map((fragment) => [fragment.name.value, fragment.selectionSet]),
	);
	const shape = shapeOf(operation.selectionSet, { fragments, known: new Map() });
	if (shape.roots > QUERY_LIMITS.roots) return `more than ${QUERY_LIMITS.roots} lists and items at once`;
	if (shape.depth > reach.depth) return reach.tooDeep;
	return undefined;
}

type Shape = { roots: number; depth: number };
type Fragments = { fragments: ReadonlyMap<string, SelectionSetNode>; known: Map<string, Shape> };

const EMPTY_SHAPE: Shape = { roots: 0, depth: 0 };

function shapeOf(set: SelectionSetNode | undefined, fragments: Fragments): Shape {
	const shapes = (set?.selections ?? []).map((selection): Shape => {
		if (selection.kind === Kind.INLINE_FRAGMENT) return shapeOf(selection.selectionSet, fragments);
		if (selection.kind === Kind.FRAGMENT_SPREAD) return shapeOfFragment(selection.name.value, fragments);
		// Introspection is bounded by a rule of its own.
		if (selection.name.value.startsWith("__")) return EMPTY_SHAPE;
		return { roots: 1, depth: 1 + shapeOf(selection.selectionSet, fragments).depth };
	});
	return {
		roots: shapes.reduce((sum, { roots }) => sum + roots, 0),
		depth: Math.max(0, ...shapes.map(({ depth }) => depth)),
	};
}

/** Cached: fragments that each spread the next one twice would take exponential time. */
function shapeOfFragment(name: string, fragments: Fragments): Shape {
	const shape = fragments.known.get(name) ?? shapeOf(fragments.fragments.get(name), fragments);
	fragments.known.set(name, shape);
	return shape;
}
