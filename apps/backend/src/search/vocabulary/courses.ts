import { COURSES, type CourseSlug } from "@uchit/contract/facet-options.ts";

const PRINTED_NAMES: Readonly<Record<CourseSlug, RegExp>> = {
	"computer-science": /computer sc|computer engineering|\bcse\b|computing/i,
	"artificial-intelligence": /artificial intel|machine learn|data sc|data engineering|\bai\b/i,
	"information-technology": /information tech|\bIT\b|information sc/i,
	"cyber-security": /cyber/i,
	electronics: /electronics (and|&|engineering)|communication eng|\bece\b|vlsi|telecomm/i,
	electrical: /electrical/i,
	instrumentation: /instrumentation/i,
	mechanical: /mechanical/i,
	mechatronics: /mechatronic|robotic/i,
	production: /production|industrial eng|manufacturing/i,
	automobile: /automobile|automotive/i,
	aerospace: /aerospace|aeronaut/i,
	civil: /civil/i,
	architecture: /architect|planning/i,
	chemical: /chemical eng|petrochem|chemical tech/i,
	metallurgy: /metallurg|materials/i,
	mining: /\bmining|petroleum/i,
	biotechnology: /bio-?tech|bioeng|biological eng|biomedical|bio medical/i,
	"food-technology": /food/i,
	textile: /textile|fashion|apparel|garment/i,
	"agricultural-engineering": /agricultur/i,
	"computer-applications": /computer application|\bbca\b|\bmca\b/i,
	management: /business admin|management|\bmba\b|\bpgdm\b|\bbba\b|\bbms\b/i,
	"hotel-management": /hotel|catering|hospitality/i,
	design: /\bdesign/i,
	physics: /physics/i,
	chemistry: /chemistry/i,
	mathematics: /mathemat/i,
	medicine: /\bmbbs\b/i,
	dentistry: /\bbds\b/i,
	pharmacy: /pharm/i,
};

export function coursesOf(printed: string): CourseSlug[] {
	return COURSES.map(({ slug }) => slug).filter((slug) => PRINTED_NAMES[slug].test(printed));
}
