import { addNames, joinNamespaces, namespacesOf } from "./join-namespaces.ts";
import { NAMES } from "./names.ts";

/** Keys are the namespaces that pages name in `handle`. A check compares this list with the files. */
type Rooms = {
	account: typeof import("#app/account/messages.en.json");
	after: typeof import("#app/after/messages.en.json");
	"after-likes": typeof import("#app/after/likes/messages.en.json");
	applicant: typeof import("#app/applicant/messages.en.json");
	check: typeof import("#app/check/messages.en.json");
	claims: typeof import("#app/claims/messages.en.json");
	college: typeof import("#app/college/messages.en.json");
	"college-cost": typeof import("#app/college/cost/messages.en.json");
	"college-courses": typeof import("#app/college/courses/messages.en.json");
	"college-cutoffs": typeof import("#app/college/cutoffs/messages.en.json");
	"college-list": typeof import("#app/college/list/messages.en.json");
	"college-overview": typeof import("#app/college/overview/messages.en.json");
	"college-placements": typeof import("#app/college/placements/messages.en.json");
	"college-report": typeof import("#app/college/report/messages.en.json");
	"college-sources": typeof import("#app/college/sources/messages.en.json");
	compare: typeof import("#app/compare/messages.en.json");
	country: typeof import("#app/country/messages.en.json");
	"country-universities": typeof import("#app/country/universities/messages.en.json");
	course: typeof import("#app/course/messages.en.json");
	data: typeof import("#app/data/messages.en.json");
	"data-explore": typeof import("#app/data/explore/messages.en.json");
	"data-open": typeof import("#app/data/open/messages.en.json");
	document: typeof import("#app/document/messages.en.json");
	exam: typeof import("#app/exam/messages.en.json");
	"exam-applications": typeof import("#app/exam/applications/messages.en.json");
	"exam-clashes": typeof import("#app/exam/clashes/messages.en.json");
	"exam-eligibility": typeof import("#app/exam/eligibility/messages.en.json");
	"exam-planner": typeof import("#app/exam/planner/messages.en.json");
	"exam-tabs": typeof import("#app/exam/tabs/messages.en.json");
	facts: typeof import("#app/facts/messages.en.json");
	"facts-facets": typeof import("#app/facts/facets/messages.en.json");
	"facts-words": typeof import("#app/facts/words/messages.en.json");
	glossary: typeof import("#app/glossary/messages.en.json");
	home: typeof import("#app/home/messages.en.json");
	lead: typeof import("#app/lead/messages.en.json");
	news: typeof import("#app/news/messages.en.json");
	place: typeof import("#app/place/messages.en.json");
	predict: typeof import("#app/predict/messages.en.json");
	"predict-answer": typeof import("#app/predict/answer/messages.en.json");
	"predict-choices": typeof import("#app/predict/choices/messages.en.json");
	"predict-class": typeof import("#app/predict/class/messages.en.json");
	"predict-closings": typeof import("#app/predict/closings/messages.en.json");
	"predict-report": typeof import("#app/predict/report/messages.en.json");
	"predict-trial": typeof import("#app/predict/trial/messages.en.json");
	privacy: typeof import("#app/privacy/messages.en.json");
	ranking: typeof import("#app/ranking/messages.en.json");
	review: typeof import("#app/review/messages.en.json");
	rights: typeof import("#app/rights/messages.en.json");
	scholarship: typeof import("#app/scholarship/messages.en.json");
	search: typeof import("#app/search/messages.en.json");
	"search-card": typeof import("#app/search/card/messages.en.json");
	shell: typeof import("#app/shell/messages.en.json");
	"shell-advice": typeof import("#app/shell/advice/messages.en.json");
	"shell-code": typeof import("#app/shell/code/messages.en.json");
	"shell-offline": typeof import("#app/shell/offline/messages.en.json");
	shortlist: typeof import("#app/shortlist/messages.en.json");
	text: typeof import("#app/text/messages.en.json");
	tools: typeof import("#app/tools/messages.en.json");
	"tools-photo": typeof import("#app/tools/photo/messages.en.json");
	"tools-scores": typeof import("#app/tools/scores/messages.en.json");
};

export type Namespace = keyof Rooms;

export const namespaces = namespacesOf<Rooms>(
	import.meta.glob("../../**/messages.en.json", { eager: true, import: "default" }),
);

export const messages = addNames(joinNamespaces(namespaces), NAMES.en);
