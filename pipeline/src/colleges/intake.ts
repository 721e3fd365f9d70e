import type { DegreeSlug } from "@uchit/contract/degree.ts";
import type { Intake as Published } from "@uchit/contract/intake.ts";

export type Intake = Omit<Published, "degree" | "shift" | "seats"> & {
	collegeId: string;
	/** The authority's own id of the institute, and the row's position among those of the institute, from 1. */
	institute: string;
	entry: number;
	degree: DegreeSlug | undefined;
	shift: string | undefined;
	seats: number | undefined;
};
