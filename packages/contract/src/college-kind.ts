import * as z from "zod";

/** The directory's kinds of registration. Texts for visitors call all of them "institutions". */
export const COLLEGE_KINDS = ["university", "college", "standalone", "research"] as const;
export const COLLEGE_KIND_NAMES: Readonly<Record<(typeof COLLEGE_KINDS)[number], string>> = {
	university: "University",
	college: "College",
	standalone: "Standalone institution",
	research: "Research institute",
};

export const CollegeKind = z.enum(COLLEGE_KINDS);
export type CollegeKind = z.infer<typeof CollegeKind>;
