import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { Catalogue } from "@uchit/contract/catalogue.ts";
import { College, CollegeResults, CollegeSummary, Place } from "@uchit/contract/college.ts";
import { Cutoff, CutoffPage } from "@uchit/contract/cutoff.ts";
import { FacetOption } from "@uchit/contract/paging.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { Ranking } from "@uchit/contract/ranking.ts";
import { Source } from "@uchit/contract/source.ts";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import * as z from "zod";
import { describeOperations, SECURITY_SCHEMES } from "./describe-operations.ts";

const NAMED = {
	Catalogue,
	College,
	CollegeResults,
	CollegeSummary,
	Cutoff,
	CutoffPage,
	FacetOption,
	Place,
	Problem,
	Ranking,
	Source,
} as const satisfies Record<string, z.ZodType>;

/** The page loads its own scripts and styles and nothing from elsewhere. */
const DOCS_POLICY =
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/** Serves OpenAPI made from the routes' schemas: JSON at `/docs/json`, a page at `/docs`. Call it before the routes are added. */
export async function documentRoutes(app: FastifyInstance): Promise<void> {
	for (const [id, schema] of Object.entries(NAMED))
		z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
	await app.register(swagger, {
		openapi: {
			openapi: "3.1.0",
			info: {
				title: "Uchit",
				description: "Facts about the institutions of higher education in India, each with its source and year.",
				version: "1",
				license: { name: "No terms of ours: what the publisher of each source says of it holds" },
			},
			servers: [{ url: "/" }],
			components: { securitySchemes: SECURITY_SCHEMES },
		},
		transform: jsonSchemaTransform,
		transformObject: (document) => describeOperations(jsonSchemaTransformObject(document)),
	});
	await app.register(swaggerUi, {
		routePrefix: "/docs",
		staticCSP: DOCS_POLICY,
		uiConfig: { validatorUrl: null },
		theme: { title: "Uchit: the interface" },
	});
}
