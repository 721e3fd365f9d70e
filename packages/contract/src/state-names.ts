/**
 * Other names of a state or union territory beside the name of its slug: common abbreviations, old names, and Hindi
 * names, the first of which pages show. One table for every form that takes a state in words.
 */
const OTHER_NAMES = {
	"andaman-and-nicobar-islands": "AN|Andaman|Andaman and Nicobar|अंडमान और निकोबार द्वीपसमूह|अंडमान और निकोबार",
	"andhra-pradesh": "AP|Andhra|Andra Pradesh|आंध्र प्रदेश|आंध्र|एपी",
	"arunachal-pradesh": "AR|Arunachal|अरुणाचल प्रदेश",
	assam: "AS|Asam|असम",
	bihar: "BR|Behar|बिहार",
	chandigarh: "CH|Chandigadh|चंडीगढ़",
	chhattisgarh: "CG|CT|Chattisgarh|Chhatisgarh|Chattishgarh|छत्तीसगढ़",
	"dadra-and-nagar-haveli-and-daman-and-diu":
		"DN|DD|DH|DNHDD|The Dadra and Nagar Haveli and Daman and Diu|Dadra and Nagar Haveli|Dadar and Nagar Haveli|Daman and Diu|दादरा और नगर हवेली और दमन और दीव",
	delhi: "DL|New Delhi|Delhi NCR|NCR|Delhi NCT|NCT of Delhi|NCT Delhi|NCT|Dilli|Dehli|दिल्ली|नई दिल्ली",
	goa: "GA|गोवा",
	gujarat: "GJ|Gujrat|गुजरात",
	haryana: "HR|Hariyana|हरियाणा",
	"himachal-pradesh": "HP|Himachal|हिमाचल प्रदेश|हिमाचल",
	"jammu-and-kashmir": "JK|Kashmir|जम्मू और कश्मीर|जम्मू कश्मीर|कश्मीर",
	jharkhand: "JH|झारखंड|झारखण्ड",
	karnataka: "KA|Karnatka|कर्नाटक",
	kerala: "KL|Kerela|Keral|केरल",
	ladakh: "LA|लद्दाख",
	lakshadweep: "LD|लक्षद्वीप",
	"madhya-pradesh": "MP|Madhyapradesh|मध्य प्रदेश|एमपी",
	maharashtra: "MH|Maharastra|महाराष्ट्र",
	manipur: "MN|मणिपुर",
	meghalaya: "ML|मेघालय",
	mizoram: "MZ|मिज़ोरम",
	nagaland: "NL|नागालैंड",
	odisha: "OD|OR|Orissa|Orisa|ओडिशा|उड़ीसा",
	puducherry: "PY|Pondicherry|Pondy|पुदुचेरी|पांडिचेरी",
	punjab: "PB|Panjab|पंजाब",
	rajasthan: "RJ|Rajsthan|राजस्थान",
	sikkim: "SK|सिक्किम",
	"tamil-nadu": "TN|Tamilnadu|तमिलनाडु|तमिल नाडु",
	telangana: "TS|TG|TL|Telengana|तेलंगाना",
	tripura: "TR|त्रिपुरा",
	"uttar-pradesh": "UP|उत्तर प्रदेश|यूपी",
	uttarakhand: "UK|Uttrakhand|Uttaranchal|उत्तराखंड|उत्तराखण्ड",
	"west-bengal": "WB|Bengal|पश्चिम बंगाल|बंगाल",
} as const satisfies Record<string, string>;

const SLUGS = new Map(
	Object.entries(OTHER_NAMES).flatMap(([slug, names]) =>
		[slug.replaceAll("-", " "), ...names.split("|")].map((name) => [fold(name), slug]),
	),
);

const HINDI = new Map(
	Object.entries(OTHER_NAMES).map(([slug, names]): [string, string | undefined] => [
		slug,
		names.split("|").find((name) => /\p{Script=Devanagari}/u.test(name)),
	]),
);

export const STATE_SLUGS: readonly string[] = Object.keys(OTHER_NAMES);

export function findStateSlug(text: string): string | undefined {
	return SLUGS.get(fold(text));
}

export function hindiStateName(slug: string): string | undefined {
	return HINDI.get(slug);
}

/**
 * Keeps only letters, without `and`, which people leave out or write as a sign; in Devanagari without the dot below.
 */
function fold(text: string): string {
	return text
		.normalize("NFD")
		.toLowerCase()
		.replaceAll("\u093c", "")
		.replaceAll(/[-\s](?:and|और|व)[-\s]/g, " ")
		.replaceAll(/[^\p{L}\p{M}]/gu, "");
}
