import type { CollegeKind } from "@uchit/contract/college-kind.ts";
import { categoriesOfName, type NamedCategory } from "#pipeline/categories/name-rules.ts";
import { toWords } from "#pipeline/text/words.ts";

const EDUCATION = 20;
const GENERAL_DEGREE = 21;

/** "Shikshan Sanstha's Arts College", "near the B.Ed. college": who runs it and where it is, not what it teaches. */
const NOT_ITS_WORK =
	/^.*\b(societys?|trusts?|mandals?|mandalis?|sansthas?|sanghs?|samitis?|foundations?|pratishthans?|samsthes?|associations?)\b(?=.*\b(colleges?|institute|school|university|mahavidyalaya?)\b)|\b(near|opposite|behind|opp) [a-z ]*$/g;

/** Education in another field: physical education belongs to arts, medical education to medicine. */
const OTHER_EDUCATION =
	/\b(physical|phy|medical|management|technical|engineering|legal|law|dental|nursing|pharmac[a-z]+|pharma|science|vocational|professional|adult|distance|open|higher|design|art|arts|computer|business|commerce|oriental|theological|health|food|music|co ?operative|continuing|further) (and )?(higher )?(education|edu|edn)\b/g;

const TEACHERS_DEGREE =
	/\b(b ?ed|m ?ed|d ?ed|d ?el ?ed|b ?el ?ed|d ?t ?ed|d ?ted|btc|b t c|b ?t|ptc|ttc|stc|bstc|jbt|diet|d i e t|dmtti|tti|tt|t t|t t i|ptti|d p s e)(?= colleges?| instt?| institutes?| school| academy| mahavid[a-z]*| vid[hy]+alay[a-z]*| training| prashikshan| adhyapak|,|$| [a-z]+$)|\b(b ?ed|m ?ed|d ?ed|d ?el ?ed|b ?el ?ed|bstc|ptti|ttc|dted|d t ed|diet)\b/;

/** Words of institutions that train teachers. A "training college" may be of another trade: `NOT_TEACHERS`. */
const TEACHERS =
	/\bteach(er|ers|ing) (and )?(traini?ng|education|college|institute|instt|academy|studies|edu|t t|tt)\b|\b(college|colleges|collge|coll?ege?|collage|collg|institute|institution|instt?|inst|school|faculty|academy|centre|department|mahavid[a-z]*) (of|for) ([a-z]+ ){0,2}?(education|educations|educaiton|educaton|edcuation|edu|edn|educa|teachers?|teaching|teacher|pedagogy)\b|\b(education|educational|edu|edn) (training )?(college|mahavid[a-z]*)\b|\b(shiks?h?ak|shikshik[a-z]*|shikshan?|shikshka|sikshan|siksha|adhyapa[nk][a-z]*|adhyapika|basic) (shastra |evam |avam |prashikshan |prasikshan |training )*(prashikshan|prasikshan|mahavid[a-z]*|vidyalay[a-z]*|vidhyalay[a-z]*|college|training)\b|\b(shiksh?an ?shastra|siksha ?shastra|adhyapak vid[a-z]*|adhyapika vid[a-z]*)\b|\b(elementary|primary|basic|secondary|special) (teachers?|education)\b|\beducation (studies|and research|and training)\b|\binstitute of advanced studies in education\b/;

const TRAINING = /\btraining (college|mahavid[a-z]*)\b/;

const NOT_TEACHERS =
	/\b(police|co ?operative|cooperation|rural|forest|agricultur[a-z]*|industrial|vocational|skill|staff|health|nurses?|nursing|computer|technical|film|mpw|anm|gnm|bank|army|judicial|administrative|management|survey|revenue|extension|labour|aviation|marine|fire|sports?)\b/;

const DEGREE_COLLEGE =
	/\b(degree|deg|maha?vi?d[hy]*[a-z]*|mahavi|mahavid|mohavidyalaya|mahabidyalaya|mahabidyalay|mahavdhyalaya|maha vid[a-z]*|first grade|fgc|snatkottar|snatak|p ?g colleges?|post ?graduate|govt colleges?|government colleges?|g c|m v|govt p ?g)\b/;
const PLAIN_COLLEGE = /\b(colleges?|collge|collage|colege|coll|collegew|collelge|colllege)\b/;

const OTHER_TRADE =
	/\b(professional|professionals|research|higher|advanced|studies|institutes?|institution|institutions|inst|instt|academy|training|special|fire|safety|safty|sefty|rehabilitation|disabilit[a-z]*|handicapped|diploma|vocational|skill|technical|tachqunical|campus|regional centre|constituent|university|study cent[a-z]+|theology|bible|biblical|police|defence|army|military|war|naval|air force|railways?|staff|yoga|yog|distance|open|jr|junior|inter|pre|engineers?|economics|library|tourism|education|educational|edu|health|communication|information|infotech|sanskritik|academic|christian studies|islamic|quran|arabic|vedic|ved|astrology|jyotish|beauty|gurukul|interior|jewellery|leather|printing|textiles?|carpet|applied|paramed[a-z]*|parmed[a-z]*|hearing|deaf|blind|spastics|othereducation)\b/;

/**
 * The two groups besides the spec's categories that a name gives (docs/decisions/0093): education, if it trains teachers; general degree,
 * if a college (`C-…`, neither a university nor a standalone institute) names no field.
 */
export function groupsOfName(name: string, kind: CollegeKind): NamedCategory[] {
	const text = toWords(name).join(" ").replace(NOT_ITS_WORK, " ").replace(OTHER_EDUCATION, " othereducation ").trim();
	const teachers =
		TEACHERS_DEGREE.exec(text) ?? TEACHERS.exec(text) ?? (NOT_TEACHERS.test(text) ? null : TRAINING.exec(text));
	if (teachers !== null) return [{ categoryId: EDUCATION, evidence: teachers[0].trim() }];
	if (kind !== "college" || categoriesOfName(name).length > 0) return [];
	const plain = OTHER_TRADE.test(text) ? null : PLAIN_COLLEGE.exec(text);
	const degree = DEGREE_COLLEGE.exec(text) ?? plain;
	if (degree === null || /\b(professional|diploma|fire|vocational|law|university|campus)\b/.test(text)) return [];
	return [{ categoryId: GENERAL_DEGREE, evidence: degree[0] }];
}
