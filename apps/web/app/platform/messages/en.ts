import account from "#app/account/messages.en.json" with { type: "json" };
import afterLikes from "#app/after/likes/messages.en.json" with { type: "json" };
import after from "#app/after/messages.en.json" with { type: "json" };
import applicant from "#app/applicant/messages.en.json" with { type: "json" };
import check from "#app/check/messages.en.json" with { type: "json" };
import claims from "#app/claims/messages.en.json" with { type: "json" };
import collegeCost from "#app/college/cost/messages.en.json" with { type: "json" };
import collegeCourses from "#app/college/courses/messages.en.json" with { type: "json" };
import collegeCutoffs from "#app/college/cutoffs/messages.en.json" with { type: "json" };
import collegeList from "#app/college/list/messages.en.json" with { type: "json" };
import college from "#app/college/messages.en.json" with { type: "json" };
import collegeOverview from "#app/college/overview/messages.en.json" with { type: "json" };
import collegePlacements from "#app/college/placements/messages.en.json" with { type: "json" };
import collegeReport from "#app/college/report/messages.en.json" with { type: "json" };
import collegeSources from "#app/college/sources/messages.en.json" with { type: "json" };
import compare from "#app/compare/messages.en.json" with { type: "json" };
import country from "#app/country/messages.en.json" with { type: "json" };
import countryUniversities from "#app/country/universities/messages.en.json" with { type: "json" };
import course from "#app/course/messages.en.json" with { type: "json" };
import dataExplore from "#app/data/explore/messages.en.json" with { type: "json" };
import data from "#app/data/messages.en.json" with { type: "json" };
import dataOpen from "#app/data/open/messages.en.json" with { type: "json" };
import document from "#app/document/messages.en.json" with { type: "json" };
import examApplications from "#app/exam/applications/messages.en.json" with { type: "json" };
import examClashes from "#app/exam/clashes/messages.en.json" with { type: "json" };
import examEligibility from "#app/exam/eligibility/messages.en.json" with { type: "json" };
import exam from "#app/exam/messages.en.json" with { type: "json" };
import examPlanner from "#app/exam/planner/messages.en.json" with { type: "json" };
import examTabs from "#app/exam/tabs/messages.en.json" with { type: "json" };
import factsFacets from "#app/facts/facets/messages.en.json" with { type: "json" };
import facts from "#app/facts/messages.en.json" with { type: "json" };
import factsWords from "#app/facts/words/messages.en.json" with { type: "json" };
import glossary from "#app/glossary/messages.en.json" with { type: "json" };
import home from "#app/home/messages.en.json" with { type: "json" };
import lead from "#app/lead/messages.en.json" with { type: "json" };
import news from "#app/news/messages.en.json" with { type: "json" };
import place from "#app/place/messages.en.json" with { type: "json" };
import predictAnswer from "#app/predict/answer/messages.en.json" with { type: "json" };
import predictChoices from "#app/predict/choices/messages.en.json" with { type: "json" };
import predictClass from "#app/predict/class/messages.en.json" with { type: "json" };
import predictClosings from "#app/predict/closings/messages.en.json" with { type: "json" };
import predict from "#app/predict/messages.en.json" with { type: "json" };
import predictReport from "#app/predict/report/messages.en.json" with { type: "json" };
import predictTrial from "#app/predict/trial/messages.en.json" with { type: "json" };
import privacy from "#app/privacy/messages.en.json" with { type: "json" };
import ranking from "#app/ranking/messages.en.json" with { type: "json" };
import review from "#app/review/messages.en.json" with { type: "json" };
import rights from "#app/rights/messages.en.json" with { type: "json" };
import scholarship from "#app/scholarship/messages.en.json" with { type: "json" };
import searchCard from "#app/search/card/messages.en.json" with { type: "json" };
import search from "#app/search/messages.en.json" with { type: "json" };
import shellAdvice from "#app/shell/advice/messages.en.json" with { type: "json" };
import shellCode from "#app/shell/code/messages.en.json" with { type: "json" };
import shell from "#app/shell/messages.en.json" with { type: "json" };
import shellOffline from "#app/shell/offline/messages.en.json" with { type: "json" };
import shortlist from "#app/shortlist/messages.en.json" with { type: "json" };
import text from "#app/text/messages.en.json" with { type: "json" };
import tools from "#app/tools/messages.en.json" with { type: "json" };
import toolsPhoto from "#app/tools/photo/messages.en.json" with { type: "json" };
import toolsScores from "#app/tools/scores/messages.en.json" with { type: "json" };
import { joinNamespaces } from "./join-namespaces.ts";
import { NAMES } from "./names.ts";

/** Each in the room of its noun, by the room's path: what pages name in their `handle`. Another one joins both languages' lists. */
export const namespaces = {
	account,
	after,
	"after-likes": afterLikes,
	applicant,
	check,
	claims,
	college,
	"college-cost": collegeCost,
	"college-courses": collegeCourses,
	"college-cutoffs": collegeCutoffs,
	"college-list": collegeList,
	"college-overview": collegeOverview,
	"college-placements": collegePlacements,
	"college-report": collegeReport,
	"college-sources": collegeSources,
	compare,
	country,
	"country-universities": countryUniversities,
	course,
	data,
	"data-explore": dataExplore,
	"data-open": dataOpen,
	document,
	exam,
	"exam-applications": examApplications,
	"exam-clashes": examClashes,
	"exam-eligibility": examEligibility,
	"exam-planner": examPlanner,
	"exam-tabs": examTabs,
	facts,
	"facts-facets": factsFacets,
	"facts-words": factsWords,
	glossary,
	home,
	lead,
	news,
	place,
	predict,
	"predict-answer": predictAnswer,
	"predict-choices": predictChoices,
	"predict-class": predictClass,
	"predict-closings": predictClosings,
	"predict-report": predictReport,
	"predict-trial": predictTrial,
	privacy,
	ranking,
	review,
	rights,
	scholarship,
	search,
	"search-card": searchCard,
	shell,
	"shell-advice": shellAdvice,
	"shell-code": shellCode,
	"shell-offline": shellOffline,
	shortlist,
	text,
	tools,
	"tools-photo": toolsPhoto,
	"tools-scores": toolsScores,
};

export type Namespace = keyof typeof namespaces;

const written = joinNamespaces(namespaces);

export const messages = withNames(written);

/** The English catalogue with those names. */
function withNames(own: typeof written) {
	return {
		...own,
		...NAMES,
		fact: { ...own.fact, ...NAMES.fact },
		facet: { ...own.facet, ...NAMES.facet },
		predict: { ...own.predict, ...NAMES.predict },
	};
}
