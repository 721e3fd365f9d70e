import { parseSync } from "vite";
import type { SourceFile } from "./source-tree.ts";

const SPOKEN =
	/^(aria-(label|description|roledescription|valuetext|placeholder)|alt|caption|children|description|error|heading|hint|label|legend|placeholder|position|reason|title)$/;

type Node = { type: string; start: number } & Record<string, unknown>;

type Place = "spoken" | "plain" | "code";

/**
 * Texts in components or routes outside the catalogues, as "file:line: words". Any letters count where a text is expected; elsewhere only
 * what begins like a sentence or a label.
 */
export function findHardCodedText({ path, text }: SourceFile): string[] {
	const found: string[] = [];
	const report = (node: Node, words: string) =>
		found.push(`${path}:${text.slice(0, node.start).split("\n").length}: ${words.trim()}`);
	walk(parseSync(path, text).program, "plain", report);
	return found;
}

function walk(value: unknown, place: Place, report: (node: Node, words: string) => void): void {
	if (Array.isArray(value)) for (const each of value) walk(each, place, report);
	if (!isNode(value) || isTypeOnly(value)) return;
	const words = wordsOf(value);
	if (words !== undefined && isLoose(words, value.type === "JSXText" ? "spoken" : place)) report(value, words);
	for (const [key, inner] of Object.entries(value)) {
		if (!isUnseen(value, key)) walk(inner, placeOf(value, key, place), report);
	}
}

function isLoose(words: string, place: Place): boolean {
	if (place === "code") return false;
	return place === "spoken" ? /\p{L}/u.test(words) : /^\p{Lu}\p{L}*[\s,.:]|^\p{Lu}\p{Ll}+$/u.test(words.trim());
}

function wordsOf(node: Node): string | undefined {
	if (node.type === "JSXText" || node.type === "Literal")
		return typeof node.value === "string" ? node.value : undefined;
	if (node.type !== "TemplateElement") return undefined;
	const cooked: unknown = Object(node.value).cooked;
	return typeof cooked === "string" ? cooked : undefined;
}

function placeOf(node: Node, key: string, place: Place): Place {
	switch (node.type) {
		case "JSXElement":
		case "JSXFragment":
			return key === "children" ? "spoken" : "plain";
		case "JSXAttribute":
			return SPOKEN.test(nameOf(node.name)) ? "spoken" : "plain";
		case "Property":
			return SPOKEN.test(nameOf(node.key)) ? "spoken" : "plain";
		case "BinaryExpression":
			return node.operator === "+" ? place : "code";
		case "SwitchCase":
			return key === "test" ? "code" : "plain";
		case "ConditionalExpression":
			return key === "test" ? "plain" : place;
		case "CallExpression":
		case "MemberExpression":
		case "ArrowFunctionExpression":
		case "FunctionExpression":
			return "plain";
		default:
			return place;
	}
}

function nameOf(node: unknown): string {
	if (!isNode(node)) return "";
	return String(node.name ?? node.value ?? "");
}

function isUnseen(node: Node, key: string): boolean {
	if (node.type === "ThrowStatement") return true;
	const isSource = node.type.startsWith("Import") || (node.type.startsWith("Export") && key === "source");
	return isSource || (node.type === "Property" && key === "key") || (node.type === "JSXAttribute" && key === "name");
}

/** Types contain no text, but a cast wraps an expression that may. */
function isTypeOnly({ type }: Node): boolean {
	return type.startsWith("TS") && !/^TS(As|Satisfies|NonNull)/.test(type);
}

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
