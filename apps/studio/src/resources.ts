import { addedColleges } from "./facts/added-colleges.tsx";
import { collegePictures } from "./facts/college-pictures.tsx";
import { colleges } from "./facts/colleges.tsx";
import { corrections } from "./facts/corrections.tsx";
import { countries } from "./facts/countries.tsx";
import { cutoffFiles } from "./facts/cutoff-files/cutoff-files.tsx";
import { sources } from "./facts/cutoff-files/sources.tsx";
import { exams } from "./facts/exams.tsx";
import { factImports } from "./facts/import/fact-imports.tsx";
import { sourceChanges } from "./facts/source-changes.tsx";
import { waitingChanges } from "./facts/waiting/waiting-changes.tsx";
import { documents } from "./people/documents.tsx";
import { complaints } from "./people/lead-complaints.tsx";
import { leads } from "./people/leads.tsx";
import { staff } from "./people/staff.tsx";
import { collegeClaims } from "./quality/college-claims.tsx";
import { reports } from "./quality/reports.tsx";
import { reviewReplies } from "./quality/review-replies.tsx";
import { reviewReports } from "./quality/review-reports.tsx";
import { reviews } from "./quality/reviews.tsx";
import { deadLetters } from "./system/dead-letters.tsx";
import { permissions } from "./system/permissions.tsx";
import { revisions } from "./system/revisions.tsx";
import { blogConfig } from "./writing/blog-config.tsx";
import { directusFiles } from "./writing/files.tsx";
import { glossary } from "./writing/glossary.tsx";
import { homePage } from "./writing/home-page.tsx";
import { menus } from "./writing/menus.tsx";
import { news } from "./writing/news.tsx";
import { pages } from "./writing/pages.tsx";
import { redirects } from "./writing/redirects.tsx";

export const RESOURCES = [
	...[news, pages, exams, countries, menus, homePage, glossary, redirects, blogConfig, directusFiles],
	...[reviews, reviewReports, collegeClaims, reviewReplies, reports, leads, complaints, documents],
	...[colleges, addedColleges, collegePictures, corrections, sources, cutoffFiles, factImports, sourceChanges],
	...[waitingChanges, deadLetters, revisions, staff, permissions],
];
