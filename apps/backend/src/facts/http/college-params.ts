import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import type { FastifyReply } from "fastify";
import * as z from "zod";
import type { Database } from "#backend/db/client.ts";
import { MovedPermanently, NotFound } from "#backend/errors.ts";
import { findAddress, getCollegeId } from "#backend/facts/queries/college-rows.ts";

export const CollegeParams = z.object({ slug: z.string() });

/** Finds a college and sets the answer's cache tags. Throws if it does not exist or has a new address. */
export async function requireCollegeId(db: Database, slug: string, reply: FastifyReply): Promise<string> {
	const found = await findAddress(db, slug);
	reply.header(CACHE_TAG_HEADER, found === undefined ? "colleges" : `college:${found.id} sources`);
	if (found === undefined) throw noSuchCollege(slug);
	if (found.slug !== slug) throw new MovedPermanently(slug, found.slug);
	return found.id;
}

/** Finds a college for answers that are not cached. Throws if there is none. */
export async function collegeIdOf(db: Database, slug: string): Promise<string> {
	const collegeId = await getCollegeId(db, slug);
	if (collegeId === undefined) throw noSuchCollege(slug);
	return collegeId;
}

export function noSuchCollege(slug: string): NotFound {
	return new NotFound(`No college has the slug "${slug}". Search by name at /v1/colleges?q=…`);
}
