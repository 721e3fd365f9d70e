import { ALLOWED_HTML, BLOCK_TAGS, isLinkToNowhere, PARSED_TAGS, RENAMED_TAGS } from "@uchit/contract/html.ts";
import { keepBlocksApart } from "@uchit/contract/html-blocks.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import sanitizeHtml from "sanitize-html";
import * as z from "zod";
import { ContentError, ContentErrors, invalidField } from "#backend/content/errors.ts";
import { BadValue, isStorable, isStorableInteger, toParameter } from "#backend/content/items/reading/values.ts";
import type { ActionGrant, Collection, Field } from "#backend/content/items/types.ts";
import { fieldNamed } from "#backend/content/permissions.ts";

export type Values = ReadonlyMap<Field, unknown>;

const BadParts = z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), reason: z.string() }));

const MAX_LENGTH = { text: 20_000, html: 1_000_000, json: 200_000 } as const;

/**
 * Reads the values of an item against its collection. Throws FORBIDDEN for a field without permission, and all faults
 * of values at once.
 */
export function readPayload(
	collection: Collection,
	payload: unknown,
	{ allowed, isNew, isOurs = false }: { allowed: ActionGrant; isNew: boolean; isOurs?: boolean },
): Values {
	if (!isRecord(payload)) throw new ContentError("INVALID_PAYLOAD", "Invalid payload. An item has to be an object.");
	const values = new Map<Field, unknown>();
	const faults: ContentError[] = [];
	for (const [field, value] of fieldsIn(collection, payload, (name) =>
		requireWritableField(collection, name, { allowed, isOurs }),
	)) {
		try {
			values.set(field, readValue(field, value));
		} catch (error) {
			if (!(error instanceof BadValue)) throw error;
			faults.push(fault(collection, field, error));
		}
	}
	if (isNew) {
		for (const field of collection.fields.values()) {
			if (field.isRequired && !field.isReadOnly && !isSent(payload, collection, field)) {
				faults.push(fault(collection, field, { message: "is required" }));
			}
		}
	}
	if (faults.length > 0) throw new ContentErrors(faults);
	return values;
}

function fieldsIn(
	collection: Collection,
	payload: Record<string, unknown>,
	fieldFor: (name: string) => Field,
): Map<Field, unknown> {
	const rest: Record<string, unknown> = {};
	const values = new Map<Field, unknown>();
	for (const [sentName, value] of Object.entries(payload)) {
		const { synonyms } = collection;
		const name = (Object.hasOwn(synonyms, sentName) ? synonyms[sentName] : undefined) ?? sentName;
		if (collection.rest !== undefined && !collection.fields.has(name)) rest[name] = value;
		else values.set(fieldFor(name), value);
	}
	if (collection.rest === undefined || Object.keys(rest).length === 0) return values;
	const field = fieldFor(collection.rest);
	const before = values.get(field);
	return values.set(field, { ...(isRecord(before) ? before : {}), ...rest });
}

function requireWritableField(
	collection: Collection,
	name: string,
	by: { allowed: ActionGrant; isOurs: boolean },
): Field {
	const field = fieldNamed(collection, by.allowed, name);
	if (!field.isReadOnly || (by.isOurs && !field.isComputed)) return field;
	throw new ContentError("FORBIDDEN", `Field "${name}" in collection "${collection.name}" cannot be written.`);
}

function isSent(payload: Record<string, unknown>, { synonyms }: Collection, { name }: Field): boolean {
	return payload[name] !== undefined || Object.entries(synonyms).some(([from, to]) => to === name && from in payload);
}

function readValue(field: Field, value: unknown): unknown {
	if (value === null || value === undefined) {
		if (!field.isNullable) throw new BadValue("cannot be empty");
		return null;
	}
	if (field.kind === "json") checkJson(value);
	if (field.shape !== undefined) return readShape(field, field.shape, value);
	return readKind(field, value);
}

function readShape(field: Field, shape: z.ZodType, value: unknown): unknown {
	const result = shape.safeParse(value);
	if (result.success) return readKind(field, result.data);
	const [first] = result.error.issues;
	const parts = first?.code === "custom" ? BadParts.safeParse(first.params?.at).data : undefined;
	throw new BadValue(first?.message ?? z.prettifyError(result.error), parts);
}

function readKind(field: Field, value: unknown): unknown {
	if (field.kind === "text" || field.kind === "html") return readText(field, value);
	if (field.kind === "json") return value;
	if (field.kind === "integer" && !isStorableInteger(value)) throw new BadValue("has to be a whole number");
	if (field.kind === "number" && typeof value !== "number") throw new BadValue("has to be a number");
	if (field.kind === "boolean" && typeof value !== "boolean") throw new BadValue("has to be true or false");
	// Throws for an invalid date or UUID.
	toParameter(field, value);
	return value;
}

function readText({ kind, choices }: Field, value: unknown): string {
	if (typeof value !== "string") throw new BadValue("has to be a text");
	const most = MAX_LENGTH[kind === "html" ? "html" : "text"];
	if (value.length > most) throw new BadValue(`has at most ${most.toLocaleString("en")} characters`);
	if (!isStorable(value)) throw new BadValue("has characters that cannot be stored");
	if (choices !== undefined && !choices.includes(value)) throw new BadValue(`has to be one of ${choices.join(", ")}`);
	return kind === "html" ? readHtml(value) : value;
}

function checkJson(value: unknown): void {
	toParameter({ kind: "json" }, value);
	if (JSON.stringify(value).length > MAX_LENGTH.json) throw new BadValue("is too large");
}

function fault(
	{ name }: Collection,
	field: Field,
	{ message, at }: { message: string; at?: BadValue["at"] },
): ContentError {
	return invalidField({ collection: name, field: field.name, reason: message, ...(at && { at }) });
}

/**
 * Keeps of an editor's HTML what the site shows: the tags of the contract, each block apart. Links with other schemes
 * are unwrapped.
 */
export function sanitiseHtml(
	html: string,
	onTag: (tag: string, attributes: Attributes) => void = () => undefined,
): string {
	const clean = sanitizeHtml(html, {
		allowedTags: PARSED_TAGS,
		allowedAttributes: Object.fromEntries(
			Object.entries(ALLOWED_HTML.attributes).map(([tag, attributes]) => [tag, [...attributes]]),
		),
		allowedSchemes: [...ALLOWED_HTML.schemes],
		allowProtocolRelative: false,
		disallowedTagsMode: "discard",
		onOpenTag: onTag,
		transformTags: {
			...RENAMED_TAGS,
			...BLOCK_TAGS,
			a: (tagName, { href = "", ...rest }) => ({ tagName, attribs: isLinkToNowhere(href) ? rest : { href, ...rest } }),
		},
		// A picture of another site would tell that site who reads.
		exclusiveFilter: ({ tag, attribs }) => tag === "img" && !ALLOWED_HTML.pictures.test(attribs.src ?? ""),
	});
	return keepBlocksApart(clean);
}

type Attributes = Readonly<Record<string, string>>;

/** Elements that show more than text; without them a text would lose something that its writer sees. */
const UNSHOWN = new Set("iframe video audio object embed svg math canvas input select textarea button ruby".split(" "));

/**
 * Drops scripts, styles and handlers silently, as no reader sees them. Throws BadValue for content that a reader would
 * miss.
 */
function readHtml(html: string): string {
	const missing = new Set<string>();
	const clean = sanitiseHtml(html, (tag, { src = "" }) => {
		if (UNSHOWN.has(tag)) missing.add(`<${tag}>`);
		if (tag === "img" && !ALLOWED_HTML.pictures.test(src)) missing.add("a picture that is no file of the desk");
	});
	if (missing.size > 0) throw new BadValue(`has what the site cannot show: ${[...missing].join(", ")}`);
	return clean;
}
