import { AFTER_PAGES, type AfterPage, type AfterSection, PAGE_OF_SECTION } from "@uchit/contract/after.ts";
import { type Concept, isConcept } from "./after-words.ts";

const BRANCHES = "cse ece mech civil electrical data otherbranch";
const DEGREES =
	"btech be bca bsc ba bba bcom mba mca ma law bed diploma iti nursing gnm bpharm dpharm bpt bds bams bhms mbbs ca cs agriculture architect chef vet designer";
const JOBS =
	"artist economics psychology sports doctor pilot ias teacher judge army police bank software data cyber scientist psychologist airhostess merchantnavy journalist professor officer cse";

const CLASSES: Readonly<Record<string, string>> = {
	"@branches": BRANCHES,
	"@degrees": DEGREES,
	"@works": `${DEGREES} ${JOBS}`,
	"@streams": "pcm pcb commerce arts science",
	guide: "guide career",
	"@first-degrees": "bsc ba bca bcom btech bba ma mca mba degree bed",
};

/**
 * What each section or page answers, all words of a row together: `a|b` is either, `2@branches` two words of a class, `after:x` what
 * is over ("MBA after BCA" has `after:bca`), `without:x` what is to be left out, and `x?` may stand beside without being another
 * question; `over?` lets anything be over, `named?` a college be named. Where several rows fit, the one that explains most of the
 * question wins, then the first.
 */
const QUESTIONS: Readonly<Partial<Record<AfterSection | AfterPage, readonly string[]>>> = {
	"be-or-btech": ["be btech or"],
	"bca-or-btech": ["bca btech or @branches? software?"],
	"bsc-or-btech": ["bsc btech or pcm?"],
	"mba-without-cat": ["mba cat without|no"],
	"stream-for-ias": [
		"ias stream|subject|eleven|ten|worth become? guide? @streams? over? ten? twelve? stream? subject? degree? @first-degrees? or? officer?",
		"ias 2@streams or become? over? guide?", "ias 2@first-degrees or become? over? guide?", "ias degree subject|stream|worth|or become? officer? over?",
	],
	"ias-in-college": [
		"ias beside|colleges|together degree? colleges? become? exam? guide? year? @first-degrees?",
		"ias beside|colleges guide|year|exam become? degree? @first-degrees?",
	],
	ias: ["ias become|after|no without? coaching? officer? @streams? over?", "ias officer after|guide over?", "ias left|job|become|guide|exam|after|age over? job? left? degree? no? again? officer? btech?"],
	pilot: ["pilot become|after|guide|no @streams? without? over? btech? bsc?", "pilot without pcm", "pilot body become? wants?", "pilot career|job|wants|exam over? airhostess? pcm?"],
	"after-law": ["after:law llm? judge? degree? job? govt? mba? or?", "after:law guide|or llm? judge? job?", "aibe failed? no? exam? law? again? wants? guide?"],
	judge: [
		"judge become|law|guide|exam|after|wants law? exam? degree? @streams? wants? over?",
		"judge exam law? wants?", "judge over? exam? wants? twelve?"],
	lawyer: [
		"law become|after|guide @streams? degree?",
		"law or degree?",
		"law after:degree or?",
		"law 2twelve|degree or",
	],
	"llb-after-degree": [
		"law after:@first-degrees|bds|mbbs|nursing|bpharm wants? admission? @branches?",
		"law btech|bcom|bsc|ba|bba|bca|mba become|guide|admission|wants|after degree? or?",
		"law btech|bcom|bsc|ba|bba|bca|mba", "law wants|percent|admission degree? year? percent? twelve? colleges? exam?", "law wants age? over? wants? become? degree?"],
	"engineering-without-science": ["btech commerce|arts @branches? without? pcm? no?"],
	"engineering-with-pcb": [
		"pcb btech become? pcm? without? no? @branches? jee?",
		"btech without:pcm become? @branches? colleges? jee? pcb?",
		"btech without:pcm no? without? @branches? twelve? jee?", "pcm additional twelve? subject? pcb? jee? nios? btech?"],
	"without-coaching": ["coaching without|no|again jee|neet|ias|iit|pcm? become?", "coaching or jee|neet|ias|iit"],
	"ca-not-passed": ["ca|cs failed|no|left again? times? exam? over? guide? become? year? commerce? after? worth?"],
	ca: [
		"ca become|after|guide|or cs? mba? bcom? commerce? without? pcm? over? beside? science? pcb? arts?",
		"ca beside|together bcom? bba? ba?",
		"ca after:bcom",
		"cs become commerce? bcom? officer?",
		"ca or cs|mba|bcom commerce?", "2cs|ca or over? become? bcom? commerce? mba?", "ca become|guide|after btech|arts|science|pcm|pcb over?"],
	"cse-or-ai": ["data cse|branch or @branches? btech?", "data btech bca? or"],
	"cse-or-ece": ["cse ece or branch? btech? electrical?"],
	"data-or-security": ["cyber or|become|after|guide data? software? cse? @streams?", "data or software"],
	"two-branches": ["2@branches or branch? btech? diploma?", "branch or|worth btech? @branches? left?"],
	"branch-or-college": [
		"branch colleges or|worth iit? private? govt? btech? @branches? low?",
		"iit private or branch? colleges? btech? @branches? govt?",
		"govt private or colleges? btech? mbbs? @branches?",
	],
	"software-engineer": ["software|data become|after @branches? bsc? bca? btech? pcm? be?", "software|data stream|eleven become? @streams? guide?"],
	architect: ["architect become|guide|after pcm? exam?", "architect @streams|wants|admission become? exam? without?"],
	"merchant-navy": ["merchantnavy officer? wants? pcm?"],
	scientist: ["scientist become|guide|after pcm? @branches? btech?"],
	psychologist: ["psychologist become|guide|after arts?", "psychology guide|after|colleges arts? ba? bsc? ma?"],
	economics: ["economics guide|after|colleges arts? commerce? ba? bsc?"],
	designer: ["designer become|guide|after @streams?", "after:designer job|guide|become|or|career job? ma? mba? or? become?"],
	"cabin-crew": ["airhostess become|after|guide|wants|job over?", "airhostess body become? wants? twelve?"],
	police: ["police become|after|guide|job officer? over? govt? wants?", "police body become? wants? officer?"],
	journalist: ["journalist become|after|guide @streams?"],
	chef: ["chef become|guide|after|job|worth degree? @streams?", "after:chef become? job? or? mba? govt?"],
	"sports-career": ["sports become|career|after|guide job? degree? govt? @streams?"],
	"sports-quota": [
		"sports reserved|admission|colleges|certificate colleges? admission? reserved? mbbs? btech? degree? @first-degrees? wants? iit?",
	],
	"nri-quota": [
		"nri reserved|admission|wants|mbbs|btech|colleges|neet|jee|guide reserved? mbbs? btech? admission? wants? neet? iit? jee? bds? colleges?",
	],
	forensic: ["forensic become|after|guide|job over? scientist? science? @streams? bsc? ma?"],
	"actor-or-artist": ["artist become|after|guide|designer over? @streams?"],
	dietitian: ["dietitian become|after|guide over? bsc? @streams?"],
	veterinary: ["vet become|guide|after doctor? pcb? without? neet?"],
	agriculture: ["agriculture after|job|guide|become officer? bsc? pcb? govt? degree?", "after:agriculture job|guide|become|or|govt job? guide? become? or? ma? mba? bsc? govt? degree? officer?", "agriculture @streams|wants|admission|worth twelve? bsc? become? guide?"],
	"bank-job": ["bank job|become|guide|exam|wants officer? over? bcom? govt? exam? degree? @first-degrees?", "bank|clerk become|guide|job bank? clerk? govt? officer? over? degree?", "bank after:@first-degrees bank? officer? become?"],
	compartment: [
		"compartment admission|colleges|btech|iit|jee|neet|effect|mbbs|after|guide|@degrees twelve? subject? exam? @streams? colleges? @degrees? iit? admission? effect? job?",
		"compartment twelve|subject|exam|pcm|pcb subject? exam? admission?",
		"backlog twelve|pcm|subject admission|colleges twelve? subject? colleges?",
	],
	backlogs: [
		"backlog btech|job|degree|guide|effect|exam|year|mtech|after|mba|become|@degrees|colleges @branches? colleges? @degrees? job? govt? effect? exam? degree? year? over?", "failed year btech|mbbs|bsc|bca|bcom|ba|bba|nursing|bpharm|law|degree again? colleges? effect? guide? times?"],
	improvement: [
		"improvement twelve|exam|wants|iit|jee|neet|percent|guide|subject|worth low? wants? percent? exam? iit? jee? neet? subject? again? or? drop? twelve?",
		"improve percent|wants iit|jee twelve? exam?",
		"percent iit|jee improvement|again|low|improve twelve? exam? wants?",
	],
	"failed-12": [
		"failed twelve|btech|after|again|iit|guide|admission subject? exam? pcm? pcb? commerce? arts? colleges? bsc? btech? without?",
	],
	"failed-10": ["failed ten guide|after|career", "compartment ten @streams? eleven? admission? guide? iti? diploma?", "failed ten iti|diploma|guide iti? diploma? eleven?"],
	"class-11-again": ["eleven failed|again|left nios? twelve?", "eleven failed|again|left guide|again|career"],
	"change-stream": [
		"change stream|subject @streams? eleven? ten?",
		"change 2@streams eleven? stream?",
		"change @streams eleven|twelve|stream",
		"eleven 2@streams left|after|change|again over? stream? eleven? subject?",
		"eleven pcm|pcb|science left arts|commerce",
	],
	"other-stream": [
		"twelve science|pcb commerce|arts after|degree|guide|become stream? degree? change? pcm? over?",
		"twelve science|pcm|pcb ba|bcom|bba|arts|law guide|after|change|or|wants|left|admission over? stream? degree? change? left? without? pcm? pcb?",
		"after:pcm|pcb|twelve science|pcm|pcb ba|bcom|bba|arts over? stream? change? guide? without? left?",
		"science|pcb ba|bcom|bba guide|admission stream? degree? admission? become?",
		"change after:twelve|pcm|pcb|science stream|commerce|arts|ba|bcom @streams? degree? stream? twelve?",
	],
	"change-course": [
		"change guide admission|after|year|colleges over? year? colleges? admission? degree?",
		"change 2bsc|btech|ba|bcom|bca|bba|law|nursing|bpharm|bds|mbbs|agriculture|economics year? over? admission? colleges? guide?",
	],
	"change-college": ["change colleges btech? mbbs? @branches? distance?", "change after:colleges"],
	"gap-certificate": ["gap|drop certificate make? wants? year? admission? colleges? when? named? drop? degree?"],
	certificates: ["certificate make|become|when reserved? wants? exam?"],
	"two-degrees": ["together degree|two @degrees?", "together 2@degrees"],
	"gap-year": [
		"gap effect|admission|year|colleges|wants|no|worth|@degrees effect? no? colleges? again? @degrees? wants? drop? named? after? neet? cuet? without? iit? job?",
		"drop effect|admission colleges? effect? named?",
		"gap mbbs abroad effect?", "pastyear twelve admission|colleges|@degrees|neet|cuet colleges? year? gap? effect? guide?"],
	"jee-gap": [
		"jee gap|drop|age year? again? times? effect? no? over? wants?",
		"jee after:twelve year over? again? times?",
		"jee twelve year over? again? iit? times?",
		"jee year times|again after? over? twelve?", "jee pastyear twelve? year? after? over? gap? again?"],
	"try-again-in-college": [
		"neet|jee|cuet again|exam|guide|drop beside|colleges @degrees? year? beside? again? exam?",
		"drop beside neet|jee|iit colleges? @degrees?",
		"partial drop neet? jee? colleges?",
		"neet|jee beside colleges|@degrees again? exam? year? drop?",
	],
	"too-old": [
		"age become|guide|colleges|admission|degree|wants|year|exam colleges? become? degree? admission? wants? @degrees? twelve? again? late? no? over? year? exam?",
		"age @degrees colleges? become? wants? admission? twelve? no? late? again?",
		"late colleges|degree|guide age? again? @degrees? year? become?", "age guide|colleges|again|degree become? wants? guide? neet?"],
	"study-after-marriage": [
		"married guide|degree|colleges|again|after|become|admission|twelve|ten|@degrees again? @degrees? colleges? over? gap? age? beside? no? twelve? ten? left? year? degree? bed? become? admission? distance? job? govt?",
	],
	"hindi-medium": [
		"hindi medium|weak|low btech? mbbs? neet? jee? colleges? cuet? degree? ias? become? exam? admission? medium? weak? @degrees? effect? no? iit? job?", "hindi btech|mbbs|neet|jee|colleges|degree|ias|guide|law|exam|effect|become|no|job|admission|@degrees btech? mbbs? neet? jee? colleges? degree? ias? become? exam? admission? iit? no? effect? @degrees? after? twelve? over? guide? job? low? weak?"],
	"without-cuet": [
		"cuet failed|no|without|low|weak|gap|left admission? colleges? guide? over? twelve? degree? @degrees? without? no? govt? private?",
		"without:cuet colleges|admission|degree|@degrees|guide colleges? admission? degree? @degrees? private? govt?", "cuet low score? colleges? wants? admission? percent?", "cuet score colleges low|no low? no? without?"],
	"neet-again": ["neet no|failed|left drop? times? again?", "neet drop times again?"],
	"drop-year": [
		"drop year ias? neet? jee? or? iit?",
		"drop|gap or|worth|guide|neet|jee|become ias? neet? jee? or? times? iit? @degrees?",
		"jee|iit failed|no times? again? drop?",
		"drop or neet|jee|year|private|btech|guide neet? jee? private? colleges? iit? @degrees? times? low? wants? named? score? no?",
	],
	"leave-mbbs": ["mbbs left|permit left? permit? year? fees? colleges? wants? effect? money? over? no? worth? papers?", "mbbs left|permit left|permit|year|effect|colleges|worth|papers|refund|fees left? permit? fees? colleges? wants? effect? over? papers? refund? year?"],
	"study-again": [
		"left again|guide|twelve|ten|after|become again? drop? gap? colleges? btech? failed? ten? wants? @branches?",
		"left btech|bca|bba|ba|bcom|bsc 2@degrees colleges? btech? become? again? bca? admission? year?",
		"again guide|drop|gap|colleges left? ten? colleges? drop? gap?", "again year|guide|twelve|degree|beside after? over? gap? year? left?"],
	"leave-college": [
		"left btech|bca|bba|ba|bcom|bsc|colleges|degree|nursing|bpharm|diploma|mba|law|@branches year|refund|papers|effect|guide|worth|after|permit|become colleges? @branches? year? refund? papers? btech? fees? money? effect? after? change? over? named? certificate?",
		"left refund papers|certificate|btech|@degrees year? colleges? fees? money? over? named?",
		"papers left|refund|no colleges|btech colleges? no? year? fees? named? money?", "left btech|nursing|bpharm|@branches", "left colleges year? papers? refund? fees? money? over?"],
	nios: ["nios neet|jee|colleges|btech|mbbs|worth after? @degrees?", "nios twelve after|guide|become|worth", "private twelve neet|jee|admission|exam|colleges|worth after? over?", "nios govt|job|when|worth|colleges|degree|neet|jee when? job? govt? twelve? degree?"],
	"bds-bams-bhms": [
		"2bds|bams|bhms|mbbs or neet? become? doctor? low? govt? private?",
		"bds|bams|bhms become|after|guide neet? doctor?",
		"bds|bams|bhms worth|guide or? neet?",
	],
	"after-bds": ["after:bds|bams|bhms|bpt ma? or? become? mba? govt? abroad? pg? phd? neet? officer?"],
	"after-nursing": [
		"after:nursing|gnm mba? ma? or? become? govt? abroad? pg? officer? nursing? gnm? exam? bsc? phd? nios? teacher? postbasic?",
		"postbasic nursing|gnm|guide|wants gnm? nursing? over? exam?",
		"mba nursing bsc? wants? or?", "after:gnm nursing|guide|or become? nursing? bsc?", "after:nursing nursing|ma guide? become?"],
	"medical-with-pcm": [
		"pcm nursing|mbbs|doctor|bds|neet|paramedical|bpt|bams become? guide? neet? bsc? no? pcb? wants? over? twelve? mbbs? or?",
		"pcm become doctor|nursing over? pcb? without?",
		"without:pcb nursing|mbbs|doctor|neet|paramedical|bpt become? guide? bsc? over? pcm? @streams?", "pcb additional twelve? subject? pcm? neet? over? nios? exam? wants? mbbs?", "doctor|mbbs commerce|arts become? guide? wants? no? neet? bpt?"],
	paramedical: [
		"paramedical guide|after|become|wants|admission|job|degree|or|worth pcb? @streams? neet? without? over? or? bpt? nursing? diploma? bsc? degree? no?",
		"paramedical diploma|bsc|pcb",
	],
	"which-health-course": ["2bpharm|bpt|nursing or pcb? gnm? dpharm?", "bpt or|become|guide nursing? pcb?"],
	"without-neet": ["doctor|pcb|pg|mbbs|bds|bams|bhms|bpt|paramedical without:neet neet? without? no? mbbs? or? degree? become?", "neet without guide pcb?", "pcb without:neet neet? without?"],
	"nursing-entrance": ["nursing|gnm exam|admission without? neet? gnm?", "nursing neet no? wants?"],
	nursing: [
		"nursing pcb without|no",
		"nursing become|wants|percent|arts|commerce|after low? wants? gnm? anm? arts? commerce? or? pcb? without? bsc? age?",
		"2gnm|nursing|anm or guide? arts? bsc? job?",
		"anm become|guide|after|arts|wants gnm? nursing? age? or?",
		"nursing career",
		"gnm arts|commerce|become|after",
	],
	"lateral-entry": [
		"lateral btech? diploma? bsc? @branches? wants? exam? branch? colleges? over? admission?",
		"btech after:diploma @branches? branch? exam? wants?", "diploma iit over? @branches? become? admission? lateral? wants? btech?"],
	"polytechnic-entrance": ["diploma exam|admission ten? branch? wants? @branches?"],
	"bed-entrance": ["bed exam|admission degree?"],
	"one-year-bed": ["bed year wants?"],
	"job-and-degree": [
		"beside job degree|@degrees|guide|colleges degree? @degrees? colleges? distance? become? regular? govt? guide?",
		"beside job degree|@degrees distance? regular? colleges? guide? become? over? govt?",
		"beside guide|degree|@degrees job? distance? colleges? regular? exam?",
		"job together degree|guide|@degrees distance? colleges? @degrees? regular? degree?",
	],
	"open-or-regular": [
		"distance govt|job wants? degree? effect? ias? worth? @degrees? no? or? regular? exam? officer?",
		"distance effect|worth|ias degree? @degrees? govt? job? regular? exam?",
		"distance regular colleges? degree? or? @degrees?",
		"distance or degree colleges?",
	],
	"distance-degree": [
		"distance @degrees|degree|psychology|economics|subject when? subject? psychology? economics? colleges? wants? or?",
	],
	"fee-waiver": [
		"fees iit reserved|free reserved? free? wants? btech? income? no?",
		"iit free btech? income? reserved?",
	],
	"marks-percent": ["cgpa wants? convert? change? percent?"],
	"mbbs-abroad": ["mbbs abroad or|worth drop?"],
	"after-mbbs": [
		"after:mbbs pg? usmle? or? abroad? neet? without? govt? become? officer? ias? mba? army?",
		"after:mbbs guide|or pg? neet? usmle? without?",
	],
	doctor: ["doctor become|after|guide pcb? exam? neet?", "mbbs wants neet?", "mbbs after:twelve neet? pcb?"],
	"btech-without-jee": ["btech jee without|no @branches?"],
	"teacher-govt": [
		"tet become|wants|guide|exam|or|after|teacher teacher? bed? govt? over? exam? degree? or?",
		"teacher govt become|wants|exam|job|after|guide bed? exam? over? degree? tet? @streams?",
		"teacher govt", "after:bed guide|job|or|become|govt|career teacher? exam? ma? job? govt? become?", "after:bed"],
	teacher: [
		"teacher become|after|guide|wants bed? or? @streams? over? degree? ba? bsc? ma?",
		"bed guide|wants",
		"bed after:bsc|ba|bcom|degree wants? teacher?", "teacher bed or worth? twelve?", "2teacher twelve? become? guide? or?", "teacher wants|guide"],
	"bed-after-btech": ["bed btech after? over? wants? become? guide? teacher? admission? or? @branches?"],
	"army-officer": ["army become|after|officer|guide|job officer? @streams? over? btech? degree? wants?", "army @streams|wants officer? twelve? body?", "army body"],
	soldier: [
		"soldier become|after|guide|wants|job|exam|ten|twelve army? or? ten? over? officer? wants? exam? age? @streams?",
		"army ten|twelve become|after|guide|job soldier? over? @streams? govt? no? ten?", "army|soldier clerk become? ten? twelve? over?"],
	pharmacy: ["bpharm dpharm or", "bpharm become|guide|wants @streams? neet? without? or?", "bpharm|dpharm @streams|wants|neet|twelve|admission neet? without? dpharm? wants? become?"],
	"after-pharmacy": [
		"after:bpharm|dpharm mba? or? become? govt? dpharm? ma? pg? abroad? officer? bpharm? job? degree?", "after:dpharm bpharm become? or?"],
	"bba-or-bcom": ["bba bcom or commerce?"],
	"iti-or-diploma": ["iti diploma or ten? percent? low?"],
	"diploma-job": [
		"after:diploma job|or|govt btech? or? @branches? govt? become?",
		"diploma job btech|or|guide|beside|after @branches? or? btech? govt? over?",
	],
	"mtech-or-job": [
		"mtech or btech? mba? job? govt? gate? over? @branches? degree? worth?",
		"after:btech mtech|or mba? or? job? govt? gate? @branches? become?",
		"mtech worth|guide|after|become btech? gate? over? @branches? job?",
		"mtech btech job? gate? over? @branches?",
	],
	"change-branch": [
		"branch change colleges? btech? @branches? iit? year? over? wants? mech? worth? named? become?",
		"2@branches change btech? year? over? colleges? iit? branch? named?",
		"@branches change btech|year|colleges branch? year? over? colleges? iit?",
	],
	"mba-after-degree": [
		"mba after:btech|bcom|bba|ba|bsc|bca|nursing|bpharm|law|mbbs|bds|ca|ma|degree wants? become? admission? year? worth? @branches? subject? cat? or? job? no? iit?",
		"mba btech|bcom|ba|bsc|bca|nursing|bpharm|law|mbbs guide|wants|admission|worth|become @branches? subject? arts?",
		"mba wants|guide arts? degree? age? subject? cat? commerce?", "mba without:degree without? become? guide? degree? no?"],
	"data-after-degree": [
		"data|software|cyber after:bsc|bca|bcom|ba|bba|btech|degree|ma|mba become? pcm? subject? cse? economics? mca? no? guide? wants? @branches?",
		"data|software bsc|bcom|ba|bba|ma become|guide|after|change|career|job pcm? subject? over? economics? science? mca? no? cse?",
		"data bsc|ba|bcom pcm? subject? over?", "software @branches|btech|bsc|bcom|ba change|career|job|after|become|guide @branches? btech? change? career? job? btech? or?", "software otherbranch|mech|civil|electrical job? change? btech? over? become?"],
	"which-master": ["2mba|mca|ma|bed or bsc? bca? ba? over? after? pcm? subject? mtech? bcom?"],
	"design-or-engineering": [
		"parents designer|arts|btech|mbbs|@degrees|@streams no|or|become|guide|left|change @degrees? @streams? or? no? become? cse? artist? journalist? psychologist? pilot? doctor? law? chef? neet? jee?",
		"parents or 2@works",
		"designer btech or @branches? architect?", "parents 2@works or? no? @streams? become?", "parents @streams|designer|btech|mbbs no|become|or|guide|left @degrees? @streams?"],
	"after-iti": ["after:iti diploma? btech? ten?", "after:iti diploma|btech|job|guide", "iti diploma guide|after"],
	"class-11-or-diploma": ["eleven diploma or ten?", "diploma twelve ten or", "diploma twelve|eleven or btech? science? pcm? ten? science?"],
	"which-stream": [
		"2@streams or ten? eleven? stream?",
		"2@streams ten after|guide",
		"stream ten|worth eleven? @streams? percent? guide?", "2@streams eleven guide|worth", "2@streams eleven|together become? eleven? together?", "stream ten percent|guide @streams? low?"],
	phd: [
		"phd guide|without|become|no|wants|degree|after net? without? no? ma? bed?",
		"professor become|guide|after|without net? phd? colleges? without? no?",
	],
	"bca-without-maths": ["bca pcm without|no", "bca commerce|arts pcm? without? no?"],
	"without-maths": ["commerce|bcom without:pcm bcom? pcm? without? no?", "twelve without:pcm pcm? without? no?"],
	"no-money": [
		"money no|fees|guide|parents fees? colleges? income? btech? parents? guide?",
		"fees no guide income? twelve?",
		"free degree|@degrees fees?", "money parents guide|@degrees guide? colleges? fees?"],
	"low-marks": [
		"low twelve wants|percent colleges? admission?",
		"improve wants? percent? exam?",
		"low wants|percent guide|degree|@degrees colleges?",
	],
	"after-degree": [
		"mba mca|ma or bca? btech? bsc? after?",
		"ma pg or",
		"career bsc|ba|bca|bcom|btech|bba",
		"mca ba|bcom wants?",
		"after:@first-degrees|architect|designer|chef|agriculture|vet|ca subject? pcm? pcb? economics? psychology? science? @branches? become? or? commerce? arts? abroad? govt? mtech?",
		"after:bed phd? ma? or?", "mtech abroad pg? or?", "job bcom|ba|bsc|bba|bca worth? govt? or?"],
	"govt-jobs": [
		"job govt ten|twelve|degree @streams?",
		"job ten|twelve @streams?",
		"post become|officer|after|guide|job income?", "govt degree job? after? worth? over? exam? or? post?", "post bank|or degree? officer? or? over? bank? job? worth? govt?"],
	"class-10-marks": ["ten percent low? @streams? wants?", "ten percent low guide", "ten low|percent diploma|iti|eleven|science|commerce|arts|pcm|pcb wants? low? percent? admission? eleven?"],
	"12/pcm": [
		"pcm after|guide",
		"pcm after|guide without:btech without",
		"pcm twelve percent low? wants? fees? income? colleges? btech?",
		"btech become pcm?",
	],
	"12/pcb": ["pcb after|guide", "pcb twelve percent low? wants? fees? income? colleges?"],
	"12/commerce": ["commerce after|guide pcm?", "commerce twelve percent low? wants? fees? income? colleges?"],
	"12/arts": ["arts after|guide", "arts twelve percent low? wants? fees? income? colleges?"],
	diploma: ["diploma after:diploma @branches?", "after:diploma or job|btech @branches?"],
	"10": ["ten after|guide diploma? colleges? wants? @streams?"],
	"12": ["twelve after"],
	"two-courses": ["or 2@works"],
};

/** `isOver` is of what is over, `isOut` of what is to be left out. */
type Part = { any: ReadonlySet<Concept>; least: 1 | 2; isOver: boolean; isOut: boolean };
export type AfterRule = {
	page: AfterPage;
	section: AfterSection | undefined;
	needs: readonly Part[];
	/** All that it speaks of. */
	of: ReadonlySet<Concept>;
	/** It answers whatever is over. */
	isOfAll: boolean;
	/** A rule that holds at every college, so one may be named. */
	isOfAny: boolean;
};

/** What a visitor may have finished, so that it is no answer any more: of a diploma or ITI the sections speak themselves. */
export const isDegree = (concept: Concept) => FINISHED.has(concept);
const FINISHED: ReadonlySet<Concept> = new Set(
	listConcepts("@degrees").filter((each) => each !== "diploma" && each !== "iti"),
);

const FLAGS: ReadonlySet<string> = new Set(["over?", "named?"]);

/** Sections first: they answer more closely than a page. */
export const RULES: readonly AfterRule[] = Object.entries(QUESTIONS)
	.flatMap(([name, rows]) => rows.map((row) => readRow(name, row)))
	.toSorted((a, b) => Number(a.section === undefined) - Number(b.section === undefined));

function readRow(name: string, row: string): AfterRule {
	const parts = row.split(" ");
	const needs = parts.filter((part) => !part.endsWith("?")).map(readPart);
	const may = parts
		.filter((part) => part.endsWith("?") && !FLAGS.has(part))
		.flatMap((part) => listConcepts(part.slice(0, -1)));
	const of = new Set([...needs.flatMap(({ any }) => [...any]), ...may]);
	return { ...placeOf(name), needs, of, isOfAll: parts.includes("over?"), isOfAny: parts.includes("named?") };
}

function placeOf(name: string): Pick<AfterRule, "page" | "section"> {
	const page = AFTER_PAGES.find((each) => each === name);
	if (page !== undefined) return { page, section: undefined };
	if (!isSection(name)) throw new Error(`No section is called ${name}`);
	return { page: PAGE_OF_SECTION[name], section: name };
}

function isSection(name: string): name is AfterSection {
	return name in PAGE_OF_SECTION;
}

function readPart(part: string): Part {
	const isOver = part.startsWith("after:");
	const isOut = part.startsWith("without:");
	const isTwo = part.startsWith("2");
	const any = new Set(listConcepts(part.replace(/^(?:after:|without:|2)/, "")));
	return { any, least: isTwo ? 2 : 1, isOver, isOut };
}

function listConcepts(words: string): Concept[] {
	return words
		.split("|")
		.flatMap((word) => CLASSES[word]?.split(" ") ?? word)
		.map((word) => {
			if (!isConcept(word)) throw new Error(`No words mean ${word}`);
			return word;
		});
}
