import { CollegeKind } from "@uchit/contract/college.schema.ts";
import * as z from "zod";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { toDistrictId, toStateSlug } from "#pipeline/geo/places.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

/** An institution that a ranking or a counselling names and the directory does not list; a person wrote down why it stands alone. */
export type OwnInstitution = DirectoryCollege & { city: string; reason: string };

/** Reads `own-institutions.csv`. Ids (`X-0001` …) are permanent. */
export function readOwnInstitutions(): OwnInstitution[] {
	return readSourceCsv("own-institutions.csv").map((cells) => {
		const stateSlug = toStateSlug(cells.state ?? "");
		const district = cells.district || undefined;
		return {
			code: z
				.string()
				.regex(/^X-\d{4}$/)
				.parse(cells.id),
			kind: CollegeKind.parse(cells.kind),
			name: cells.name ?? "",
			otherNames: [],
			stateSlug,
			district,
			districtId: stateSlug && district && toDistrictId(stateSlug, district),
			city: cells.city ?? "",
			reason: cells.reason ?? "",
			sourceId: cells.source_id ?? "",
		};
	});
}
