import { useOutletContext } from "react-router";
import type { CollegeOfPage } from "./tabs.ts";

/** The college of a page, which its layout has loaded once for all of them. */
export function useCollege(): CollegeOfPage {
	return useOutletContext<CollegeOfPage>();
}
