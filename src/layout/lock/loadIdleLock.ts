/** The lock of the screen, for deployments that have one; it arrives before the portal is drawn, so that nothing is seen behind it. */
export const loadIdleLock = () => import('./IdleLock');
