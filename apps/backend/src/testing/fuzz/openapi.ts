import type { FastifyInstance } from "fastify";
import * as z from "zod";

export type ValueSchema = {
	type?: string | undefined;
	enum?: unknown[] | undefined;
	anyOf?: ValueSchema[] | undefined;
	properties?: Record<string, ValueSchema> | undefined;
	required?: string[] | undefined;
	items?: ValueSchema | undefined;
	format?: string | undefined;
	pattern?: string | undefined;
	minimum?: number | undefined;
	maximum?: number | undefined;
	minLength?: number | undefined;
	maxLength?: number | undefined;
	minItems?: number | undefined;
	maxItems?: number | undefined;
	example?: unknown;
};

export type Operation = {
	/** `GET /v1/colleges/{slug}` */
	name: string;
	method: Method;
	path: string;
	query: Record<string, ValueSchema>;
	body: ValueSchema | undefined;
};

const METHODS = ["get", "post", "put", "patch", "delete"] as const;
type Method = Uppercase<(typeof METHODS)[number]>;

const Value: z.ZodType<ValueSchema> = z.lazy(() =>
	z
		.object({
			type: z.union([z.string(), z.array(z.string())]),
			enum: z.array(z.unknown()),
			anyOf: z.array(Value),
			properties: z.record(z.string(), Value),
			required: z.array(z.string()),
			items: Value,
			format: z.string(),
			pattern: z.string(),
			minimum: z.number(),
			maximum: z.number(),
			minLength: z.number(),
			maxLength: z.number(),
			minItems: z.number(),
			maxItems: z.number(),
			example: z.unknown(),
		})
		.partial()
		// Fastify writes a union of plain types as a list of type names.
		.transform(({ type, ...rest }) =>
			Array.isArray(type) ? { ...rest, anyOf: type.map((each) => ({ type: each })) } : { ...rest, type },
		),
);
const Parameter = z.object({ in: z.string(), name: z.string(), schema: Value });
const Body = z.object({ content: z.record(z.string(), z.object({ schema: Value.optional() })) });
const Described = z.object({ parameters: z.array(Parameter).default([]), requestBody: Body.optional() });
const Document = z.object({ paths: z.record(z.string(), z.partialRecord(z.enum(METHODS), Described)) });

export async function listOperations(app: FastifyInstance): Promise<Operation[]> {
	const { paths } = Document.parse((await app.inject("/docs/json")).json());
	return Object.entries(paths).flatMap(([path, methods]) =>
		METHODS.flatMap((name) => {
			const described = methods[name];
			if (described === undefined) return [];
			const method = toUpper(name);
			const parameters = described.parameters.filter((parameter) => parameter.in === "query");
			const query = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema]));
			const body = Object.values(described.requestBody?.content ?? {})[0]?.schema;
			return [{ name: `${method} ${path}`, method, path, query, body }];
		}),
	);
}

function toUpper(name: (typeof METHODS)[number]): Method {
	return ({ get: "GET", post: "POST", put: "PUT", patch: "PATCH", delete: "DELETE" } as const)[name];
}
