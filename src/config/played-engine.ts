/** The version of the engine’s web UI that the player plays like; its recordings are in `src/lessons/recordings`. */
export const playedEngine = '2.5.0';
