import account from "#app/account/messages.hi.json" with { type: "json" };
import afterLikes from "#app/after/likes/messages.hi.json" with { type: "json" };
import after from "#app/after/messages.hi.json" with { type: "json" };
import applicant from "#app/applicant/messages.hi.json" with { type: "json" };
import check from "#app/check/messages.hi.json" with { type: "json" };
import claims from "#app/claims/messages.hi.json" with { type: "json" };
import collegeCost from "#app/college/cost/messages.hi.json" with { type: "json" };
import collegeCourses from "#app/college/courses/messages.hi.json" with { type: "json" };
import collegeCutoffs from "#app/college/cutoffs/messages.hi.json" with { type: "json" };
import collegeList from "#app/college/list/messages.hi.json" with { type: "json" };
import college from "#app/college/messages.hi.json" with { type: "json" };
import collegeOverview from "#app/college/overview/messages.hi.json" with { type: "json" };
import collegePlacements from "#app/college/placements/messages.hi.json" with { type: "json" };
import collegeReport from "#app/college/report/messages.hi.json" with { type: "json" };
import collegeSources from "#app/college/sources/messages.hi.json" with { type: "json" };
import compare from "#app/compare/messages.hi.json" with { type: "json" };
import country from "#app/country/messages.hi.json" with { type: "json" };
import countryUniversities from "#app/country/universities/messages.hi.json" with { type: "json" };
import course from "#app/course/messages.hi.json" with { type: "json" };
import dataExplore from "#app/data/explore/messages.hi.json" with { type: "json" };
import data from "#app/data/messages.hi.json" with { type: "json" };
import dataOpen from "#app/data/open/messages.hi.json" with { type: "json" };
import document from "#app/document/messages.hi.json" with { type: "json" };
import examApplications from "#app/exam/applications/messages.hi.json" with { type: "json" };
import examClashes from "#app/exam/clashes/messages.hi.json" with { type: "json" };
import examEligibility from "#app/exam/eligibility/messages.hi.json" with { type: "json" };
import exam from "#app/exam/messages.hi.json" with { type: "json" };
import examPlanner from "#app/exam/planner/messages.hi.json" with { type: "json" };
import examTabs from "#app/exam/tabs/messages.hi.json" with { type: "json" };
import factsFacets from "#app/facts/facets/messages.hi.json" with { type: "json" };
import facts from "#app/facts/messages.hi.json" with { type: "json" };
import factsWords from "#app/facts/words/messages.hi.json" with { type: "json" };
import glossary from "#app/glossary/messages.hi.json" with { type: "json" };
import home from "#app/home/messages.hi.json" with { type: "json" };
import lead from "#app/lead/messages.hi.json" with { type: "json" };
import news from "#app/news/messages.hi.json" with { type: "json" };
import place from "#app/place/messages.hi.json" with { type: "json" };
import predictAnswer from "#app/predict/answer/messages.hi.json" with { type: "json" };
import predictChoices from "#app/predict/choices/messages.hi.json" with { type: "json" };
import predictClass from "#app/predict/class/messages.hi.json" with { type: "json" };
import predictClosings from "#app/predict/closings/messages.hi.json" with { type: "json" };
import predict from "#app/predict/messages.hi.json" with { type: "json" };
import predictReport from "#app/predict/report/messages.hi.json" with { type: "json" };
import predictTrial from "#app/predict/trial/messages.hi.json" with { type: "json" };
import privacy from "#app/privacy/messages.hi.json" with { type: "json" };
import ranking from "#app/ranking/messages.hi.json" with { type: "json" };
import review from "#app/review/messages.hi.json" with { type: "json" };
import rights from "#app/rights/messages.hi.json" with { type: "json" };
import scholarship from "#app/scholarship/messages.hi.json" with { type: "json" };
import searchCard from "#app/search/card/messages.hi.json" with { type: "json" };
import search from "#app/search/messages.hi.json" with { type: "json" };
import shellAdvice from "#app/shell/advice/messages.hi.json" with { type: "json" };
import shellCode from "#app/shell/code/messages.hi.json" with { type: "json" };
import shell from "#app/shell/messages.hi.json" with { type: "json" };
import shellOffline from "#app/shell/offline/messages.hi.json" with { type: "json" };
import shortlist from "#app/shortlist/messages.hi.json" with { type: "json" };
import text from "#app/text/messages.hi.json" with { type: "json" };
import tools from "#app/tools/messages.hi.json" with { type: "json" };
import toolsPhoto from "#app/tools/photo/messages.hi.json" with { type: "json" };
import toolsScores from "#app/tools/scores/messages.hi.json" with { type: "json" };
import { joinNamespaces } from "./join-namespaces.ts";

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

export const messages = joinNamespaces(namespaces);
