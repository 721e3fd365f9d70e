import multipart from "@fastify/multipart";
import { DocumentReceipt, MAX_DOCUMENT_BYTES, OwnDocuments } from "@uchit/contract/document.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { requireVisitor } from "#backend/account/http/visitor.ts";
import { type AccountParts, personalOf } from "#backend/account/parts.ts";
import { createDocumentJob, createDrawingJob } from "#backend/document/jobs.ts";
import { documentKind } from "#backend/document/pages/draw-pages.ts";
import {
	countUndecided,
	findSentDocument,
	listOwnDocuments,
	storeDocument,
	withdrawDocument,
} from "#backend/document/queries/documents.ts";
import { countUploads } from "#backend/document/queries/uploads.ts";
import { BadField, NotFound, TooMany, Unavailable } from "#backend/errors.ts";
import { CollegeParams, collegeIdOf } from "#backend/facts/http/college-params.ts";
import { visitorKey } from "#backend/http/caller.ts";
import { limitKey } from "#backend/http/limit-requests.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { runJobs } from "#backend/http/run-jobs.ts";
import { digestFor } from "#backend/personal/keys.ts";
import { countOrRefuse, HOUR_SECONDS } from "#backend/platform/queries/limits.ts";
import { idleUnlessRunningJobs } from "#backend/platform/role.ts";
import { readDocumentForm } from "./document-form.ts";

/** Valid and invalid attempts count: of one person, and of one network, which a hostel may share. */
const MAX_PER_VISITOR_HOUR = 10;
const MAX_PER_ADDRESS_HOUR = 40;
const MAX_UNDECIDED = 10;
/** Counts pictures and PDFs alike. */
const MAX_IN_LINE = 50;
const NO_DOCUMENT = "is none of JPEG, PNG, WebP and PDF, whatever its name says";

/** For signed-in visitors, who see only their own documents. */
export const documentRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, background, env, keys, now } = parts;
	const drawing = { db: background, keys, now };
	const lines = {
		picture: idleUnlessRunningJobs(env, createDrawingJob({ ...drawing, kind: "picture" }, app.log)),
		pdf: idleUnlessRunningJobs(env, createDrawingJob({ ...drawing, kind: "pdf" }, app.log)),
	};
	runJobs(app, env, [createDocumentJob({ db: background, now }, app.log), lines.picture, lines.pdf]);
	await app.register(multipart, {
		limits: { fileSize: MAX_DOCUMENT_BYTES, files: 1, fields: 10, fieldSize: 2_000, parts: 11 },
	});

	app.post("/colleges/:slug/documents", {
		schema: {
			summary: "Send a fee notice of a college, as a form (multipart/form-data)",
			description:
				"Fields `sender`, `programme`, `year`, then `file`: a JPEG, PNG, WebP or PDF of 10 MB and 10 pages at most. The reply comes once the file is stored. Its pages are drawn later, one document of an account and a network at a time; `/v1/me/documents` shows the state. Only two of our editors see it.",
			tags: ["documents"],
			params: CollegeParams,
			response: {
				200: DocumentReceipt.describe("The same file came from this account before"),
				201: DocumentReceipt,
				...problemReplies(400, 401, 404, 413, 429, 503),
			},
		},
		handler: async (request, reply) => {
			const { visitor } = await requireVisitor(request, parts);
			const collegeId = await collegeIdOf(db, request.params.slug);
			// Checked before a byte of the file is read.
			const ofVisitor = limitKey(env, "document-visitor", visitor.id);
			const limit = { key: ofVisitor, most: MAX_PER_VISITOR_HOUR, seconds: HOUR_SECONDS };
			await countOrRefuse(parts, limit, `At most ${MAX_PER_VISITOR_HOUR} documents an hour are taken from one person.`);
			const key = limitKey(env, "document-address", visitorKey(request, env.BACKEND_KEY));
			const ofAddress = { key, most: MAX_PER_ADDRESS_HOUR, seconds: HOUR_SECONDS };
			await countOrRefuse(parts, ofAddress, "Too many documents were sent from this address: try again in an hour.");
			if ((await countUndecided(db, visitor.id)) >= MAX_UNDECIDED)
				throw new TooMany(`${MAX_UNDECIDED} documents of yours wait for our editors.`, HOUR_SECONDS);
			const { fields, bytes } = await readDocumentForm(request);
			const hash = digestFor(keys, "document", bytes.toString("base64"));
			const sent = { visitorId: visitor.id, collegeId, hash };
			const known = await findSentDocument(db, sent);
			if (known !== undefined) return reply.code(200).send(known);
			const kind = documentKind(bytes);
			if (kind === undefined) throw new BadField("file", NO_DOCUMENT, { values: { why: "not-a-document" } });
			if ((await countUploads(db, kind)) >= MAX_IN_LINE)
				throw new Unavailable("Too many documents are being read. Send it again in a minute.");
			const upload = { kind, network: key, bytes };
			const receipt = await storeDocument(db, personalOf(parts), { ...sent, fields, upload });
			lines[kind].kick();
			return reply.code(201).send(receipt);
		},
	});

	app.get("/me/documents", {
		schema: {
			summary: "The fee notices that the visitor sent, and what became of them",
			tags: ["me"],
			response: { 200: OwnDocuments, ...problemReplies(401, 503) },
		},
		handler: async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			return { items: await listOwnDocuments(db, visitor.id) };
		},
	});

	app.delete("/me/documents/:id", {
		schema: {
			summary: "Take a fee notice back: it is erased at once",
			tags: ["me"],
			params: z.object({ id: z.uuid() }),
			response: problemReplies(400, 401, 404, 503),
		},
		handler: async (request, reply) => {
			const { visitor } = await requireVisitor(request, parts);
			if (!(await withdrawDocument(db, { id: request.params.id, visitorId: visitor.id })))
				throw new NotFound("There is no such document, or it is not yours.");
			return reply.code(204).send();
		},
	});
};
