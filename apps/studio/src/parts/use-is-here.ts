import { useEffect, useRef } from "react";
import { useLocation, useRedirect } from "react-admin";

/** Whether the form that is asked about is still open: a save that ends late leads nobody away who has left it. */
export function useIsHere(): () => boolean {
	const { pathname } = useLocation();
	const isMounted = useRef(true);
	useEffect(() => {
		isMounted.current = true;
		return () => {
			isMounted.current = false;
		};
	}, []);
	// The next page may still be loading while its address stands already.
	return () => isMounted.current && window.location.hash.split("?")[0] === `#${pathname}`;
}

/** Leads on from here, and nobody who has gone already. */
export function useLeave(): (...to: Parameters<ReturnType<typeof useRedirect>>) => void {
	const redirect = useRedirect();
	const isHere = useIsHere();
	return (...to) => {
		if (isHere()) redirect(...to);
	};
}
