import { NearWords } from "#backend/search/question/near-words.ts";

/** Its words but for slips, which those of names are not, with those of two parts as one: "B. Tech", "class 12", "lateral entry". */
export function wordsOf(q: string, names: readonly string[] = []): string[] {
	const ofNames = new Set(names.flatMap((name) => toPlain(name).split(" ")));
	const spelt = toPlain(q)
		.split(" ")
		.map((word) => (ofNames.has(word) ? word : correct(word)));
	const joined = TWO_WORDS.reduce((text, [two, one]) => text.replaceAll(two, one), ` ${spelt.join(" ")} `);
	return joined.split(" ").filter((word) => word !== "");
}

function toPlain(q: string): string {
	return q
		.normalize("NFC")
		.toLowerCase()
		.replaceAll(/\b[345]\d(?:\.\d+)? ?(?:%|percent\b|per cent\b|प्रतिशत)/gu, " low ofpercent ")
		.replaceAll(/\b\d\d+(?:\.\d+)? ?(?:%|percent\b|per cent\b|प्रतिशत)/gu, " ofpercent ")
		.replaceAll(/\b(?:2[1-9]|[3-6]\d) ?(?:saal|sal|years?(?: old)?|yrs?|साल|वर्ष)(?= |$)/gu, " ofage ")
		.replaceAll(".", "")
		.replaceAll(/[^\p{L}\p{M}\p{N}+]+/gu, " ")
		.trim();
}

/** "BCA ke baad", "BCA karke": what is over stands before it, not behind as in "after BCA". */
export const isBehind = (word: string) => !["after", "completing", "post"].includes(word);

/** The word that it is a letter away from; short ones are like too many. */
function correct(word: string): string {
	return MEANING_OF.has(word) || !/^[a-z]{5,}$/.test(word) ? word : (NEAR.find(word, false) ?? word);
}

const TWO_WORDS: readonly [string, string][] = [
	[" b tech ", " btech "],
	[" b e ", " be "],
	[" non medical ", " pcm "],
	[" bsc nursing ", " nursing "],
	[" b sc nursing ", " nursing "],
	[" lateral entry ", " lateral "],
	[" लेटरल एंट्री ", " lateral "],
	[" बी टेक ", " btech "],
	[" plus two ", " 12 "],
	[" +2 ", " 12 "],
	[" which is better ", " or "],
	[" b ed ", " bed "],
	[" बी एड ", " bed "],
	[" d el ed ", " deled "],
	[" b com ", " bcom "],
	[" b pharm ", " bpharm "],
	[" b pharma ", " bpharm "],
	[" d pharma ", " dpharm "],
	[" b pharmacy ", " bpharm "],
	[" d pharm ", " dpharm "],
	[" d pharmacy ", " dpharm "],
	[" ba llb ", " llb "],
	[" jee main ", " jee "],
	[" jee mains ", " jee "],
	[" air force ", " army "],
	[" b sc ", " bsc "],
	[" b a ", " ba "],
	[" software engineer ", " software "],
	[" data scientist ", " datascience "],
	[" data science ", " datascience "],
	[" machine learning ", " ai "],
	[" artificial intelligence ", " ai "],
	[" or it ", " or itbranch "],
	[" it or ", " itbranch or "],
	[" loco pilot ", " railway "],
	[" vs it ", " vs itbranch "],
	[" want to be ", " become "],
	[" to be a ", " become "],
	[" to be an ", " become "],
	[" to be ", " become "],
	[" at the same time ", " together "],
	[" at same time ", " together "],
	[" एक साथ ", " together "],
	[" open university ", " distance "],
	[" online degree ", " distance degree "],
	[" open board ", " nios "],
	[" open school ", " nios "],
	[" m tech ", " mtech "],
	[" self study ", " without coaching "],
	[" ph d ", " phd "],
	[" give up ", " left "],
	[" lab technician ", " bmlt "],
	[" fashion designer ", " designer "],
	[" private college ", " private "],
	[" air hostess ", " airhostess "],
	[" air hostes ", " airhostess "],
	[" cabin crew ", " airhostess "],
	[" merchant navy ", " merchantnavy "],
	[" police officer ", " police "],
	[" kya kare ", " kare "],
	[" indian army ", " army "],
	[" drop out ", " dropout "],
	[" dropped out ", " dropout "],
	[" non creamy layer ", " obc "],
	[" obc ncl ", " obc "],
	[" e district ", " certificate "],
	[" प्रमाण पत्र ", " certificate "],
	[" मूल निवास ", " niwas "],
	[" other than ", " without "],
	[" apart from ", " without "],
	[" एयर होस्टेस ", " airhostess "],
	[" इसके अलावा ", " without "],
	[" मर्चेंट नेवी ", " merchantnavy "],
	[" बी कॉम ", " bcom "],
	[" बी एससी ", " bsc "],
	[" बी ए ", " ba "],
];

const WORDS = {
	after: "aage आगे after baad bad badh ke-baad बाद completing post karke करके",
	twelve: "12 12th 12वीं 12वी 12vi xii twelfth barahvi baarahvi बारहवीं बारहवी inter intermediate hsc इंटर",
	ten: "10 10th 10वीं 10वी 10vi x tenth dasvi daswi दसवीं दसवी matric मैट्रिक",
	diploma: "diploma polytechnic डिप्लोमा पॉलिटेक्निक",
	science: "science साइंस विज्ञान",
	pcm: "pcm maths math पीसीएम गणित",
	pcb: "pcb bio biology medical पीसीबी बायो मेडिकल",
	commerce: "commerce कॉमर्स वाणिज्य",
	arts: "arts art humanities आर्ट्स आर्ट कला",
	be: "be",
	btech: "engg btech engineering engineer बीटेक इंजीनियरिंग इंजीनियर",
	bca: "bca बीसीए",
	mba: "mba एमबीए",
	cat: "cat कैट",
	without: "except besides excluding अलावा without bina bagair बिना बगैर",
	neet: "neet नीट",
	ias: "upsc ias collector आईएएस कलेक्टर",
	pilot: "pilot पायलट",
	become: "becom become becoming banne ban bane banu banna bante banun join बनने बनें बने बन बनना",
	nursing: "nursing nurse nurses नर्सिंग नर्स",
	gnm: "gnm जीएनएम",
	lateral: "lateral लेटरल leet",
	jee: "jee जेईई",
	mbbs: "mbbs एमबीबीएस",
	doctor: "doctor डॉक्टर डाक्टर",
	bed: "bed बीएड",
	ca: "ca chartered accountant सीए",
	cs: "cma cs secretary",
	bsc: "bsc बीएससी",
	ba: "ba बीए",
	mca: "mca एमसीए",
	bds: "dentist bds बीडीएस",
	bams: "bams बीएएमएस",
	bhms: "bhms बीएचएमएस",
	bpt: "mlt फिजियोथेरेपिस्ट bpt physiotherapy bmlt बीपीटी फिजियोथेरेपी physiotherapist paramedical radiology optometry",
	software: "software coder programmer सॉफ्टवेयर सॉफ़्टवेयर",
	scientist: "scientists scientist isro drdo barc वैज्ञानिक साइंटिस्ट इसरो",
	psychologist: "psychologist pyschologist psycologist psychologists counsellor counselor साइकोलॉजिस्ट मनोवैज्ञानिक",
	designer: "designer डिज़ाइनर डिजाइनर animator animation interior graphic",
	airhostess: "एयरहोस्टेस airhostess",
	merchantnavy: "मर्चेंटनेवी merchantnavy",
	police: "इंस्पेक्टर police ips constable inspector पुलिस आईपीएस दारोगा si",
	bank: "bank banking po clerk बैंक",
	job: "जॉब job jobs naukri नौकरी",
	govt: "gov govt government sarkari sarkaari सरकारी",
	distance: "distance correspondence दूरस्थ डिस्टेंस पत्राचार",
	psychology: "psychology psycology psychlogy साइकोलॉजी मनोविज्ञान",
	economics: "economics eco इकोनॉमिक्स अर्थशास्त्र",
	subject:
		"केमेस्ट्री इतिहास भूगोल physics chemistry botany zoology history geography english hindi statistics फिजिक्स केमिस्ट्री honours hons",
	ma: "ma msc mcom एमए एमएससी mtech mpharm",
	fees: "fees fee tuition फीस फ़ीस",
	iit: "iit iits nit nits आईआईटी एनआईटी",
	reserved: "sc st dalit scst obc ncl ews pwd disabled category reserved quota ईडब्ल्यूएस ईडब्लूएस ओबीसी",
	free: "waiver waived waive free exempt exemption exempted concession remission maaf maf माफ माफ़ छूट",
	income: "परिवार income bpl family ghar lakh below under",
	cgpa: "cgpa sgpa gpa सीजीपीए",
	convert: "convert conversion converter calculate calculator formula nikale nikalna",
	year: "वर्ष 2nd second 1st first year years saal sal direct सीधे साल",
	colleges: "महाविद्यालय विश्वविद्यालय college colleges institute institutes university universities कॉलेज यूनिवर्सिटी",
	gap: "gap गैप",
	drop: "drop dropper ड्रॉप dropping dropped drops droping",
	effect:
		"effect effects affect affects problem problems issue asar dikkat harm allowed accept accepted nuksan असर दिक्कत परेशानी नुकसान",
	left: "left leave leaving quit dropout dropouts chhod chhoda chhodi chhodne chod choda chodi chhut chhuti chut छोड़ छोड़ा छोड़ी छोड छोडी छूटी ड्रॉपआउट",
	again:
		"again dobara dubara phir fir firse wapas resume restart rejoin readmission दोबारा दुबारा फिर वापस repeat repeating repeated",
	nios: "nios एनआईओएस openschool",
	certificate:
		"certificate certificates affidavit praman niwas domicile caste jati सर्टिफिकेट सर्टिफ़िकेट प्रमाणपत्र एफिडेविट जाति निवास",
	make: "banaye banaya banwaye banwana banwaya banta banti banega banegi banane make made obtain format बनवाएं बनवाएँ बनवाये बनाएं बनाएँ बनाये बनता बनवाना",
	when: "date dated tarikh tareekh valid validity purana old kab तारीख वैध कब",
	private: "private प्राइवेट tier",
	failed:
		"fails failing failure supplementary supply असफल कंपार्टमेंट सप्लीमेंट्री failed fail compartment compart फेल फ़ेल backlog",
	teacher: "teacher shikshak टीचर शिक्षक अध्यापक deled",
	judge: "judge magistrate judiciary जज न्यायाधीश मजिस्ट्रेट",
	llm: "llm एलएलएम",
	phd: "phd पीएचडी",
	usmle: "usmle plab",
	pg: "pg md ms neetpg",
	abroad: "abroad foreign videsh विदेश",
	age: "ofage age umar umra aayu उम्र आयु",
	law: "अधिवक्ता law llb lawyer lawer advocate vakil वकील एलएलबी लॉ",
	army: "नेवी नौसेना वायुसेना एनडीए army navy airforce fauj sena nda सेना फौज फ़ौज आर्मी",
	bpharm: "फार्मासिस्ट फ़ार्मासिस्ट बीफार्मा bpharm pharmacist pharmacy फार्मेसी फ़ार्मेसी",
	dpharm: "डीफार्मा dpharm",
	bba: "bba बीबीए",
	bcom: "bcom बीकॉम",
	officer: "officer manager अफसर अफ़सर मैनेजर",
	iti: "fitter electrician welder turner machinist wireman iti आईटीआई",
	wants:
		"eligibility eligible criteria qualification qualifications marks percentage percent number numbers required needed minimum kitne kitna kitni योग्यता नंबर अंक कितने कितना प्रतिशत",
	or: "or vs versus difference between better ya antar fark behtar या अंतर फर्क बेहतर",
	guide:
		"padhe padhen padhu पढे पढूं पढूँ करूं करूँ करनी padhai padai padna padhna padhne padh continue start shuru पढ़ूं पढ़ूँ पढ़ें पढ़ाई पढ़ना पढ़ने पढ़ course courses karu karun kare karen karein karna kar karni करें करे करना कोर्स विषय do study choose next jaye jaaye open ले लें",
	career: "career careers options option scope करियर विकल्प future kaam",
	admission: "admission admissions apply एडमिशन प्रवेश",
	exam: "exam exams entrance test form forms परीक्षा एंट्रेंस फॉर्म फ़ॉर्म",
	branch: "branch branches ब्रांच",
	percent: "ofpercent",
	degree: "graduation graduate graduates graduating bachelors स्नातक ग्रेजुएशन degree degrees डिग्री",
	eleven: "11 11th 11vi 11वीं 11वी xi eleventh ग्यारहवीं gyarahvi",
	stream: "stream streams स्ट्रीम",
	cse: "cse computer कंप्यूटर सीएसई",
	ece: "ece entc electronics इलेक्ट्रॉनिक्स ईसीई",
	mech: "mechanical mech मैकेनिकल",
	civil: "civil सिविल",
	electrical: "electrical eee इलेक्ट्रिकल",
	otherbranch:
		"itbranch chemical aerospace aeronautical automobile mining petroleum biotech biotechnology instrumentation robotics mechatronics marine textile",
	data: "datascience ai ml aiml aids analytics",
	cyber: "cyber security cybersecurity hacker hacking ethical साइबर",
	architect: "architect architecture barch आर्किटेक्ट आर्किटेक्चर",
	journalist: "journalist journalism reporter media bjmc anchor पत्रकार पत्रकारिता मीडिया",
	chef: "chef hotel hospitality cook शेफ होटल",
	vet: "vet veterinary veterinarian bvsc पशु वेटरनरी",
	agriculture: "agriculture agri agricultural krishi कृषि एग्रीकल्चर",
	professor: "professor lecturer प्रोफेसर लेक्चरर",
	net: "net jrf",
	coaching: "coaching कोचिंग",
	times: "times attempts attempt baar third thrice बार",
	no: "not no nahi nahin nhi never cannot cant didnt dont नहीं",
	money: "money paisa paise paiso garib gareeb poor afford financial financially गरीब पैसा पैसे पैसों",
	low: "low kam less lesser weak कम",
	together: "together simultaneously simultaneous saath sath dual parallel साथ एकसाथ",
	change:
		"change changing changed switch transfer shift migrate migration badal badalna badle badlo badlu badli बदल बदलना बदलें बदलूँ ट्रांसफर ट्रांसफ़र",
	regular: "regular normal रेगुलर",
	worth: "worth sahi theek thik ok okay good best right सही ठीक",
	two: "two दो 2",
	improve: "increase raise improve improvement improving",
	post: "tax customs excise revenue tehsildar sdm forest patwari railway railways ssc chsl cgl ntpc",
	other:
		"rank ranks cutoff cutoffs closing salary package packages placement placements lpa average highest dates schedule result results syllabus admit hall counselling counseling seats seat intake list lists top ranking rankings nirf naac hostel address phone contact website scholarship scholarships loan loans refund refunds percentile score scores deadline application registration pdf paper papers key pattern near nearby seet depressed depression suicide suicidal stress anxiety कटऑफ रैंक सैलरी छात्रवृत्ति काउंसलिंग सीट सीटें लिस्ट रिजल्ट",
	filler:
		"baare maine mene humne 1 5 karne करने rahega rahegi hoga hogi रहेगा रहेगी होगा होगी still if please pls plz tell suggest sir madam bhai yaar from give at possible time take lower research other any it about होने मिल सकती करूँगा मेरा मेरी मेरे बेटी बेटा बेटे सर बताएं बताएँ बताइए बताओ जी भी पास वाले वाला बेस्ट अच्छा अच्छी सबसे कौनसी स्टूडेंट प्लीज जाए बाकी out want wants take thi tha tak di diya diye ab par se main aaye aaya lu loon lun now 4 into kis ek chahta chahti chahte school milega milegi milta zaruri जरूरी ज़रूरी le थी था दी दिया अब पर पड़ता पड़ती चाहता चाहती हूँ हूं लेना मिलेगा मिलेगी आए स्कूल किस किसी padta padti padega सी देनी देना होती होता jaruri zaruri zaroori have pay daughter son beti beta girl boy got scored secured mere meri mil does what which who how the a an is are in of to i my we can should for and with there all kya kaise kaun kaunsa kaunse konsa konse ka ki ke ko se me mein hai hain hota hoti sakte sakta sakti ho liye lie aur student students wale wala class subject subjects only just get go clear exam pass passed appeared wali work mile milegi milti hona jana chahiye sa kaha mai main hu hoon mujhe indian india क्या कैसे कौन कौनसा कौनसे सा से का की के को में है हैं होता सकते लिए और छात्र मैं मुझे चाहिए क्लास कक्षा 3 three तीन 2026 2027 2028 did done going wants you your am was will would could has had were get getting someone person son kid child baccha bachcha bacche kr krna krke hum ham aap hamare papa mummy father mother parents really need help advice way path steps process rasta tarika like became then them they than but so as by on your only more most also yes apne apna apni raha rahi rahe gaya gayi gaye ho karta karti wo woh ye yeh koi kuch kaafi bahut very much many few one side taken took pasand cracked nikla nikli nikle hua hui hue कुछ कोई बहुत मेरे पापा मम्मी आए अपना अपनी निकला हुआ हुई गया गई",
} as const;
export type Concept = keyof typeof WORDS;

export function isConcept(name: string): name is Concept {
	return name in WORDS;
}

export const CONCEPT_OF = new Map<string, Concept>(
	Object.entries(WORDS).flatMap(([name, words]) =>
		isConcept(name) ? words.split(" ").map((word): [string, Concept] => [word, name]) : [],
	),
);

/** What words mean, to tell slips of one from slips of several; those of two parts mean themselves. */
const MEANING_OF: ReadonlyMap<string, string> = new Map([
	...TWO_WORDS.flatMap(([two]) => two.trim().split(" ")).map((word): [string, string] => [word, word]),
	...CONCEPT_OF,
]);
const NEAR = new NearWords(MEANING_OF);
