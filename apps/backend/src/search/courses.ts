/** Courses that a list can be narrowed by, each with what its printed names have in common. At most 31: they are bits of one number. */
export const COURSES = [
	{ slug: "computer-science", name: "Computer Science", names: /computer sc|computer engineering|\bcse\b|computing/i },
	{
		slug: "artificial-intelligence",
		name: "AI, Machine Learning and Data Science",
		names: /artificial intel|machine learn|data sc|data engineering|\bai\b/i,
	},
	{ slug: "information-technology", name: "Information Technology", names: /information tech|\bIT\b|information sc/ },
	{ slug: "cyber-security", name: "Cyber Security", names: /cyber/i },
	{
		slug: "electronics",
		name: "Electronics and Communication",
		names: /electronics (and|&|engineering)|communication eng|\bece\b|vlsi|telecomm/i,
	},
	{ slug: "electrical", name: "Electrical", names: /electrical/i },
	{ slug: "instrumentation", name: "Instrumentation and Control", names: /instrumentation/i },
	{ slug: "mechanical", name: "Mechanical", names: /mechanical/i },
	{ slug: "mechatronics", name: "Mechatronics and Robotics", names: /mechatronic|robotic/i },
	{ slug: "production", name: "Production and Industrial", names: /production|industrial eng|manufacturing/i },
	{ slug: "automobile", name: "Automobile", names: /automobile|automotive/i },
	{ slug: "aerospace", name: "Aerospace and Aeronautical", names: /aerospace|aeronaut/i },
	{ slug: "civil", name: "Civil", names: /civil/i },
	{ slug: "architecture", name: "Architecture and Planning", names: /architect|planning/i },
	{ slug: "chemical", name: "Chemical", names: /chemical eng|petrochem|chemical tech/i },
	{ slug: "metallurgy", name: "Metallurgy and Materials", names: /metallurg|materials/i },
	{ slug: "mining", name: "Mining and Petroleum", names: /\bmining|petroleum/i },
	{
		slug: "biotechnology",
		name: "Biotechnology and Bioengineering",
		names: /bio-?tech|bioeng|biological eng|biomedical|bio medical/i,
	},
	{ slug: "food-technology", name: "Food Technology", names: /food/i },
	{ slug: "textile", name: "Textile and Fashion", names: /textile|fashion|apparel|garment/i },
	{ slug: "agricultural-engineering", name: "Agricultural Engineering", names: /agricultur/i },
	{ slug: "computer-applications", name: "Computer Applications", names: /computer application|\bbca\b|\bmca\b/i },
	{
		slug: "management",
		name: "Business Administration and Management",
		names: /business admin|management|\bmba\b|\bpgdm\b|\bbba\b|\bbms\b/i,
	},
	{ slug: "hotel-management", name: "Hotel Management and Catering", names: /hotel|catering|hospitality/i },
	{ slug: "design", name: "Design", names: /\bdesign/i },
	{ slug: "physics", name: "Physics", names: /physics/i },
	{ slug: "chemistry", name: "Chemistry", names: /chemistry/i },
	{ slug: "mathematics", name: "Mathematics and Computing", names: /mathemat/i },
	{ slug: "medicine", name: "Medicine (MBBS)", names: /\bmbbs\b/i },
	{ slug: "dentistry", name: "Dentistry (BDS)", names: /\bbds\b/i },
	{ slug: "pharmacy", name: "Pharmacy", names: /pharm/i },
] as const;

/** The courses that a printed name of a programme belongs to, as bits of one number. */
export function coursesOf(printed: string): number {
	return COURSES.reduce((bits, { names }, index) => (names.test(printed) ? bits | (1 << index) : bits), 0);
}
