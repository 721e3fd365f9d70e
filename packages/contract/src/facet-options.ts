/** Bands of the newest rank, in the list that the query sorts by. */
export const NIRF_BANDS = [
	{ slug: "top-10", name: "Top 10", to: 10 },
	{ slug: "11-50", name: "11 to 50", to: 50 },
	{ slug: "51-100", name: "51 to 100", to: 100 },
	{ slug: "101-200", name: "101 to 200", to: 200 },
	{ slug: "201-on", name: "201 and on", to: Number.POSITIVE_INFINITY },
] as const;

export const GENDERS = [
	{ slug: "women", name: "For women" },
	{ slug: "everyone", name: "For everyone" },
] as const;

export const APPROVALS = [
	{ slug: "ugc", name: "UGC" },
	{ slug: "aicte", name: "AICTE" },
	{ slug: "nmc", name: "NMC" },
] as const;

/** The courses of the filter. */
export const COURSES = [
	{ slug: "computer-science", name: "Computer Science" },
	{ slug: "artificial-intelligence", name: "AI and Data Science" },
	{ slug: "information-technology", name: "Information Technology" },
	{ slug: "cyber-security", name: "Cyber Security" },
	{ slug: "electronics", name: "Electronics and Communication" },
	{ slug: "electrical", name: "Electrical" },
	{ slug: "instrumentation", name: "Instrumentation" },
	{ slug: "mechanical", name: "Mechanical" },
	{ slug: "mechatronics", name: "Mechatronics and Robotics" },
	{ slug: "production", name: "Production and Industrial" },
	{ slug: "automobile", name: "Automobile" },
	{ slug: "aerospace", name: "Aerospace" },
	{ slug: "civil", name: "Civil" },
	{ slug: "architecture", name: "Architecture and Planning" },
	{ slug: "chemical", name: "Chemical" },
	{ slug: "metallurgy", name: "Metallurgy and Materials" },
	{ slug: "mining", name: "Mining and Petroleum" },
	{ slug: "biotechnology", name: "Biotechnology" },
	{ slug: "food-technology", name: "Food Technology" },
	{ slug: "textile", name: "Textile and Fashion" },
	{ slug: "agricultural-engineering", name: "Agricultural Engineering" },
	{ slug: "computer-applications", name: "Computer Applications" },
	{ slug: "management", name: "Business and Management" },
	{ slug: "hotel-management", name: "Hotel Management" },
	{ slug: "design", name: "Design" },
	{ slug: "physics", name: "Physics" },
	{ slug: "chemistry", name: "Chemistry" },
	{ slug: "mathematics", name: "Mathematics" },
	{ slug: "medicine", name: "Medicine (MBBS)" },
	{ slug: "dentistry", name: "Dentistry (BDS)" },
	{ slug: "pharmacy", name: "Pharmacy" },
] as const;
export type CourseSlug = (typeof COURSES)[number]["slug"];

export const EXAMS = [
	{ slug: "jee-advanced", name: "JEE Advanced" },
	{ slug: "jee-mains", name: "JEE Main" },
	{ slug: "jee-main-paper-2", name: "JEE Main Paper 2" },
	{ slug: "neet", name: "NEET UG" },
	{ slug: "bitsat-exam", name: "BITSAT" },
	{ slug: "clat", name: "CLAT" },
	{ slug: "comedk-uget", name: "COMEDK UGET" },
	{ slug: "cuet-ug", name: "CUET UG" },
	{ slug: "gate", name: "GATE" },
	{ slug: "gujcet", name: "GUJCET" },
	{ slug: "gujarat-health", name: "Gujarat health courses" },
	{ slug: "kcet", name: "KCET" },
	{ slug: "keam", name: "KEAM" },
	{ slug: "mht-cet", name: "MHT CET" },
	{ slug: "tnea", name: "TNEA" },
	{ slug: "wbjee", name: "WBJEE" },
	{ slug: "ts-eapcet", name: "TG EAPCET" },
	{ slug: "ap-eapcet", name: "AP EAPCET" },
	{ slug: "ts-icet", name: "TG ICET" },
] as const;

/** Exams without a page; their link leads to the colleges that they admit to. */
export const EXAMS_WITHOUT_PAGE: readonly string[] = ["ts-icet"];
