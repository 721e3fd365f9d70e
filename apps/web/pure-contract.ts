import type { Plugin } from "vite";

/** Nodes that the bundler itself knows to have no effect. */
const PURE_NODE_TYPES: ReadonlySet<string> = new Set([
	"ArrowFunctionExpression",
	"FunctionExpression",
	"Literal",
	"Identifier",
]);

/**
 * Marks the contract's constants as free of side effects, so that the browser gets only the schemas that it uses: the bundler cannot know
 * that `z.object(…).extend(…)` changes nothing else.
 */
export function pureContract(): Plugin {
	return {
		name: "pure-contract",
		enforce: "post",
		applyToEnvironment: ({ name }) => name === "client",
		transform: {
			filter: { id: /\/packages\/contract\/src\/[a-z-]+\.ts$/ },
			handler(code) {
				const made = this.parse(code)
					.body.flatMap((statement) => {
						const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
						return declared?.type === "VariableDeclaration" ? declared.declarations : [];
					})
					.flatMap(({ init }) => (init && !PURE_NODE_TYPES.has(init.type) && isCalling(code, init) ? [init] : []))
					.toReversed();
				const marked = made.reduce(
					(text, { start, end }) =>
						`${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
					code,
				);
				return { code: marked, map: null };
			},
		},
	};
}

function isCalling(code: string, { start, end }: { start: number; end: number }): boolean {
	return code.slice(start, end).includes("(");
}
