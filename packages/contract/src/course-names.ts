import * as z from "zod";

/** What the short names of courses stand for, and the years of those after a degree. Those after class 10 or 12 are in `content/after`. */
export const COURSE_NAMES = {
	btech: { fullName: "Bachelor of Technology" },
	mtech: { fullName: "Master of Technology", years: "2" },
	barch: { fullName: "Bachelor of Architecture" },
	bplan: { fullName: "Bachelor of Planning" },
	march: { fullName: "Master of Architecture", years: "2" },
	mba: { fullName: "Master of Business Administration", years: "2" },
	pgdm: { fullName: "Post Graduate Diploma in Management", years: "2" },
	bba: { fullName: "Bachelor of Business Administration" },
	mbbs: { fullName: "Bachelor of Medicine and Bachelor of Surgery" },
	bds: { fullName: "Bachelor of Dental Surgery" },
	md: { fullName: "Doctor of Medicine", years: "3" },
	ms: { fullName: "Master of Surgery", years: "3" },
	mds: { fullName: "Master of Dental Surgery", years: "3" },
	bams: { fullName: "Bachelor of Ayurvedic Medicine and Surgery" },
	bhms: { fullName: "Bachelor of Homoeopathic Medicine and Surgery" },
	bpharm: { fullName: "Bachelor of Pharmacy" },
	"bsc-nursing": { fullName: "Bachelor of Science in Nursing" },
	gnm: { fullName: "General Nursing and Midwifery" },
	bpt: { fullName: "Bachelor of Physiotherapy" },
	bmlt: { fullName: "Bachelor of Medical Laboratory Technology" },
	llb: { fullName: "Bachelor of Laws", years: "3" },
	"ba-llb": { fullName: "Bachelor of Arts and Bachelor of Laws" },
	"bba-llb": { fullName: "Bachelor of Business Administration and Bachelor of Laws" },
	llm: { fullName: "Master of Laws" },
	bcom: { fullName: "Bachelor of Commerce" },
	mcom: { fullName: "Master of Commerce", years: "2" },
	bsc: { fullName: "Bachelor of Science" },
	msc: { fullName: "Master of Science", years: "2" },
	bca: { fullName: "Bachelor of Computer Applications" },
	mca: { fullName: "Master of Computer Applications", years: "2" },
	ba: { fullName: "Bachelor of Arts" },
	ma: { fullName: "Master of Arts", years: "2" },
} as const satisfies Readonly<Record<string, { fullName: string; years?: string }>>;

export type CalledCourse = keyof typeof COURSE_NAMES;

export function isCalledCourse(slug: string): slug is CalledCourse {
	return Object.hasOwn(COURSE_NAMES, slug);
}

export const CourseCard = z
	.object({ kind: z.literal("course"), slug: z.enum(Object.keys(COURSE_NAMES).filter(isCalledCourse)) })
	.describe("What a degree is: its full name, its years and what it needs");
