import type { CategoryId } from "@uchit/contract/category.ts";
import { toWords } from "#pipeline/text/words.ts";

export type NamedCategory = { categoryId: CategoryId; evidence: string };

type Rule = { categoryId: CategoryId; pattern: RegExp };

/**
 * Phrases that contain a field's word but name no field: societies, places, teacher education, and institutes "of technology and
 * science", which teach engineering (docs/decisions/0093). Removed before the rules read the name.
 */
const NOT_A_FIELD = [
	/^.*\b(societys?|trusts?|mandals?|mandalis?|sansthas?|sanghs?|samitis?|foundations?|pratishthans?|pratisthans?|samsthes?|associations?)\b(?=.*\b(college|institute|school|polytechnic|academy|university|mahavidyalaya?|mahavidhyalaya?)\b)/g,
	/\b(college|institute|faculty|department|school) of (teachers?|teaching) (education|training)[a-z ]*/g,
	/\bteachers? (education|training)\b/g,
	// A training college "of Urdu" trains teachers.
	/\b(urdu|hindi|marathi|kannada|english|sanskrit) (medium|adhyapak|adyapak|adhyapan|b ?ed|d ?ed|teachers?)[a-z ]*/g,
	/\b(b ?ed|d ?ed|d ?el ?ed|m ?ed) (urdu|hindi|marathi|kannada|english)\b/g,
	/\b(b ?ed|d ?ed|d ?el ?ed|m ?ed|bed|ded|deled|med)\b/g,
	/\b(college|institute) of education\b/g,
	/\beducational? (and )?(sciences?|arts|technology)\b/g,
	/\b(arts?|science|commerce) (block|road|street|nagar|city)\b/g,
	/\bmedical (road|colony|nagar)\b/g,
	/\b(govt|government)? ?(polytechnic|engineering college|medical college|university) campus\b.*$/g,
	/\bnear [a-z ]*$/g,
	/\bopposite [a-z ]*$/g,
];

const RULES: readonly Rule[] = [
	{
		categoryId: 1,
		pattern:
			/\b(engineering|engg|engineers?|enginering|engineeering|polytechnics?|polytechnique|poly technic|politechnic|polytech|technology|technologies|technological|tech(?=$| campus)|(?<=and )tech|(?<=of )tech|maritime|technical (campus|university|institute|institution|college)|institute of technical|tech campus|tool room|b ?tech|industrial training|polytechni[a-z]*|polytech[a-z]*|iti|iit|nit|iiit|nielit|aeronautics?|aviation|aerospace|information technology)\b/,
	},
	{
		categoryId: 2,
		pattern:
			/\b(management|managment|mangement|mgmt|mgt|mngt|managements|business|mba|bba|pgdm|hotel|hospitality|catering|entrepreneurship|administrative|iim|tourism|b school)\b/,
	},
	{
		categoryId: 12,
		pattern:
			/\b(medical|medicine|medicines|nursing|nursig|nurisng|nurshing|nurse|nurses|nursery and midwifery|midwifery|anm|gnm|pharmacy|pharmac[a-z]+|pharma|d ?pharm|b ?pharm|dental|dentistry|denal|ayurved[a-z]*|ayush|hom[oe]+opath[a-z]*|unani|tibb[a-z]*|siddha|naturopath[a-z]*|yoga and naturopathy|physiotherapy|physio therapy|paramedical|para medical|paramedics|allied health|health sciences?|health science|public health|optometry|optical|audiology|speech and hearing|cancer|hospitals?|aiims|medicare|radiology|laboratory technology|mlt|dmlt|pgdmlt|sanitary inspectors?|health workers?|multi ?purpose health|liver|rehabilitation sciences?|neuro ?sciences?|eye|ophthalm[a-z]+|cardiology|post ?graduate medical|mpw|m p w|anmt|nsg|paramedial|paramdical|paramediacl|phamacy|pharamacy|yoga|yog|psychiatry|leprosy|malaria|tuberculosis|virology|icmr|biomedical genomics|national health|health care|healthcare|health systems)\b/,
	},
	{ categoryId: 3, pattern: /\b(law|laws|legal|juridical|vidhi|llb|nyaya)\b/ },
	{
		categoryId: 7,
		pattern:
			/\b(commerce|commece|comerce|com(?! bed)|vanijya|vanijyamahavidyalaya|accountancy|accounting|chartered accountants?|cost accountants?|company secretar[a-z]+|banking|b ?com|finance)\b/,
	},
	{
		categoryId: 9,
		pattern:
			/\b(science|sciences|sci|sceince|vigyan|vidnyan|vijnana|b ?sc|computer applications?|computers?|computing|computer science|b ?c ?a|m ?c ?a|pashudhan|veterinery|agricultur[a-z]*|agri|krishi|horticultur[a-z]*|forestry|forest|fisher(y|ies)|veterinary|animal|home science|food|dairy|biotechnology|bio ?technology|mathematics|mathematical|physics|chemistry|sericulture|botan[a-z]+|nuclear|oceanography|iiser|ecology|soil|crops?|icar|millets?|sugarcane|livestock|poultry|plantation|wheat|rice|cotton|jute|silkworm|silk|astrophysics|astronomy|meteorology|geological|csir|atomic|palaeosciences|wildlife|sc(?= college))\b/,
	},
	{
		categoryId: 8,
		pattern:
			/\b(arts?|kala|humanities|languages?|sanskrit[a-z]*|sanskrut|samskrit[a-z]*|samskruta|arabic|urdu|oriental|hindi|marathi|tamil(?! nadu)|kannada language|pali language|prakrit|persian|social ?work|samaj ?karya|samajkary|msw|bsw|m ?s ?w|social sciences?|fine arts?|design|music|sangeet[a-z]*|sangeeta|dance|drama|theatre|nritya|fashion|journalism|mass communication|media|film|theolog[a-z]+|seminary|physical education|phy education|phy t t|phys education|[bmdc] ?p ?ed|kalaniketana|sports?|visual|crafts?|handicrafts?|lalit|philosophy|rural development)\b/,
	},
	{ categoryId: 13, pattern: /\b(architecture|architectural|planning and architecture|b ?arch)\b/ },
];

/** "Health science", "computer science technology" and the like are fields of their own, not science in general. */
const TAKEN_BY_OTHERS: Partial<Record<CategoryId, readonly RegExp[]>> = {
	9: [
		/\b(b|m) ?sc (college of )?(nursing|mlt|medical|paramedical|radiology|optometry)\b/g,
		/\b(nursing|mlt|paramedical) (b|m) ?sc\b/g,
		/\b(medical|health|nursing|pharmac[a-z]+|dental|ayurved[a-z]*|paramedical|allied|physiotherapy|rehabilitation|management|managerial|library|social|political|legal|speech and hearing|neuro|hospital|para medical|homoeopathic|homeopathic|hearing|fashion|technology and|engineering and|technological) (and research )?sciences?\b/g,
		/\bsciences? and (technology|engineering|research hospital|hospital)\b/g,
		/\b(technology|engineering|medical|health|management) (and )?(research )?(and )?sciences?\b/g,
	],
	8: [/\b(martial|culinary) arts?\b/g, /\bmedia technology\b/g],
	1: [
		/\b(food|dairy|fashion|bio|medical laboratory|laboratory|catering|hotel management and catering|fisheries|agricultural|education|educational|fisher(y|ies)) technology\b/g,
	],
	2: [/\b(hotel|catering) [a-z ]*polytechnic\b/g, /\b(disaster|water|land|forest) management\b/g],
};

export function categoriesOfName(name: string): NamedCategory[] {
	const text = NOT_A_FIELD.reduce((rest, phrase) => rest.replace(phrase, " "), toWords(name).join(" "));
	return RULES.flatMap(({ categoryId, pattern }) => {
		const own = (TAKEN_BY_OTHERS[categoryId] ?? []).reduce((rest, phrase) => rest.replace(phrase, " "), text);
		const found = pattern.exec(own);
		return found === null ? [] : [{ categoryId, evidence: found[0] }];
	});
}
